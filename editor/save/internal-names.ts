/** Internal names that nobody has to think of: an entry that comes without one gets its type and a number. */
import { isGroup, type Plain } from "./shape.ts";

export function withInternalNames(path: string, data: Plain): Plain {
  if (path !== "machinery.yaml" || !isGroup(data) || !Array.isArray(data.equipment)) return data;
  const taken = new Set(data.equipment.map((machine) => isGroup(machine) && machine.id));
  const equipment = data.equipment.map((machine) => {
    if (!isGroup(machine) || machine.id) return machine;
    const id = freeName(String(machine.type), taken);
    taken.add(id);
    return { ...machine, id };
  });
  return { ...data, equipment };
}

function freeName(type: string, taken: ReadonlySet<unknown>): string {
  for (let number = 1; ; number++) {
    const name = `${type}-${String(number).padStart(2, "0")}`;
    if (!taken.has(name)) return name;
  }
}
