/** What a person at the terminal reads, in the owner's language. A log reads standard error instead. */
import { OFFICE_TIME_ZONE } from "../../contract/office-time.ts";
import type { PublishStep } from "./publish.ts";

export const STEPS: Readonly<Record<PublishStep, string>> = {
  draw: "Comprobando los textos y dibujando las páginas",
  compress: "Comprimiendo los archivos",
  swap: "Poniendo la web nueva en su sitio",
};

const when = new Intl.DateTimeFormat("es", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: OFFICE_TIME_ZONE,
});

/** Says what is being done and for how long; on a terminal the line counts the seconds. */
export function showSteps(output: NodeJS.WriteStream): { step(step: PublishStep): void; end(): void } {
  let line = "";
  let started = 0;
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const draw = () => output.write(`\r${line}… ${seconds()} s`);
  const timer = output.isTTY ? setInterval(() => line !== "" && draw(), 1000) : undefined;
  const finish = () => {
    if (line !== "" && output.isTTY) output.write(`\r${line}: ${seconds()} s\n`);
    line = "";
  };
  return {
    step: (step) => {
      finish();
      line = STEPS[step];
      started = performance.now();
      if (output.isTTY) draw();
      else output.write(`${line}…\n`);
    },
    end: () => {
      finish();
      clearInterval(timer);
    },
  };
}

export const formatTime = (time: Date) => when.format(time);

export const NOT_PUBLISHED = "No se ha publicado, porque hay algo que corregir:";
export const BUSY = "Ya hay otra publicación en marcha. Espera a que termine.";

/** After a build that could not be made at the start. */
export function oldSiteServed(command: string): string {
  return `\nMientras tanto se sirve la última versión buena de la web. Corrige lo de arriba y ejecuta: ${command}\n`;
}

/** Once the site answers. */
export function welcome(address: string, mailIsSetUp: boolean): string {
  const mail = mailIsSetUp
    ? ""
    : `El correo aún no está configurado: los mensajes del formulario se guardan, y se enviarán
cuando escribas SMTP_URL en el archivo .env (en .env.example se explica cómo).\n`;
  return `\nLa web está en ${address}\n${mail}Para pararla: Ctrl-C\n`;
}
