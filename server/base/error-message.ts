/** What the system says of a file, as an operator reads it. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: "no hay permiso",
  EPERM: "no hay permiso",
  EROFS: "el disco es de solo lectura",
  EEXIST: "ya existe",
  ENOENT: "no existe",
  ENOTDIR: "lo que debería ser su carpeta es un archivo",
  EISDIR: "es una carpeta",
  ENOSPC: "el disco está lleno",
};

/** What an operator needs to know about a failure; a driver's own error may carry a visitor's row with it. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join("; ");
  if (!(error instanceof Error)) return String(error);
  const { code = "", path }: NodeJS.ErrnoException = error;
  const problem = FILE_PROBLEMS[code];
  if (problem !== undefined && path !== undefined) return `${path}: ${problem} (${code})`;
  return error.message || error.name;
}
