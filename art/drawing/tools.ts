import { spawnSync } from "node:child_process";

export const BLENDER = process.env.BLENDER ?? "blender";
/** The system's Python: Debian's packages are not visible to one from elsewhere. */
export const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";

const PYTHON_PACKAGES = {
  numpy: "python3-numpy",
  numba: "python3-numba",
  cv2: "python3-opencv",
  PIL: "python3-pil",
};

/** What this machine lacks, as Debian packages. */
export function missingPackages(): string[] {
  const missing = runs(BLENDER, ["--version"]) ? [] : ["blender"];
  if (!runs(PYTHON, ["--version"])) return [...missing, "python3", ...Object.values(PYTHON_PACKAGES)];
  for (const [module, debianPackage] of Object.entries(PYTHON_PACKAGES)) {
    if (!runs(PYTHON, ["-c", `import ${module}`])) missing.push(debianPackage);
  }
  return missing;
}

function runs(command: string, options: string[]): boolean {
  return spawnSync(command, options, { stdio: "ignore" }).status === 0;
}
