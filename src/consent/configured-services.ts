/** Build time: the ids of the services that this site uses, by the name of their setting; null if it uses none. */
import type { ExternalService } from "./services.ts";

export function configuredServices(
  services: readonly ExternalService[],
  environment: Readonly<Record<string, unknown>>,
): Record<string, string> | null {
  const entries = services.flatMap(({ name, setting, idPattern }) => {
    const id = String(environment[setting] ?? "").trim();
    if (id === "") return [];
    if (!idPattern.test(id))
      throw new Error(`${setting} takes the id of ${name}, like ${idPattern}, not ${id}.`);
    return [[setting, id] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
