/** A project that gets another name, or goes: the lists that name it follow, and its old address leads to the new one. */
import { z } from "zod";
import { plainYamlIn } from "../../contract/plain-yaml.ts";
import { mergeYaml } from "./merge.ts";

const settings = z.looseObject({
  order: z.array(z.string()),
  moved: z.array(z.object({ from: z.string(), to: z.string() })),
});
const home = z.looseObject({ projects: z.looseObject({ featured: z.array(z.string()) }) });
const services = z.looseObject({
  services: z.array(z.looseObject({ works: z.array(z.string()).optional() })),
});

/** @param to nothing when the project is gone */
export interface Rename {
  from: string;
  to?: string | undefined;
}

/** `projects.yaml` */
export function renamedInSettings(yaml: string, { from, to }: Rename): string {
  const read = settings.safeParse(plainYamlIn(yaml));
  if (!read.success) return yaml;
  const kept = read.data.moved.filter(
    (line) => line.from !== to && line.from !== from && (to || line.to !== from),
  );
  const moved = kept.map((line) => (line.to === from && to ? { ...line, to } : line));
  return merged(yaml, {
    ...read.data,
    order: renamed(read.data.order, { from, to }),
    moved: to ? [...moved, { from, to }] : moved,
  });
}

/** `home.yaml` */
export function renamedOnHome(yaml: string, rename: Rename): string {
  const read = home.safeParse(plainYamlIn(yaml));
  if (!read.success) return yaml;
  const { projects } = read.data;
  return merged(yaml, {
    ...read.data,
    projects: { ...projects, featured: renamed(projects.featured, rename) },
  });
}

/** `services.yaml` */
export function renamedInServices(yaml: string, rename: Rename): string {
  const read = services.safeParse(plainYamlIn(yaml));
  if (!read.success) return yaml;
  return merged(yaml, {
    ...read.data,
    services: read.data.services.map(({ works, ...service }) => ({
      ...service,
      ...(works && { works: renamed(works, rename) }),
    })),
  });
}

const renamed = (slugs: readonly string[], { from, to }: Rename) =>
  slugs.flatMap((slug) => (slug === from ? (to ?? []) : slug));

// It came from YAML, so it is as plain as that.
const merged = (yaml: string, data: object) => mergeYaml(yaml, data as Parameters<typeof mergeYaml>[1]);
