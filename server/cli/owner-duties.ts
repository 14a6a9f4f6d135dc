/** What the law asks for and no program can see: only the owner knows whether it is so. */
import type { Environment, Settings } from "../config/config.ts";

export interface Duty {
  subject: string;
  words: string;
}

export function ownerDuties(
  { ANALYTICS_ID, FORM_FORWARD_URL }: Environment,
  { messageRetentionMonths, consentRetentionMonths }: Settings,
): Duty[] {
  const duties = [
    {
      subject: "proveedores",
      words:
        "firma un contrato de encargado con quien aloja la web y el correo (RGPD 28.3); si guardan datos fuera del EEE, la política de privacidad tiene que decirlo (RGPD 13.1.f)",
    },
    {
      subject: "plazos",
      words: `la política dice que los mensajes se borran a los ${messageRetentionMonths} meses y las pruebas de cookies a los ${consentRetentionMonths}: comprueba que te sirven (RGPD 13.2.a)`,
    },
    {
      subject: "delegado",
      words:
        "si la empresa tiene delegado de protección de datos, escribe cómo se le localiza en la política de privacidad (RGPD 13.1.b y 37; LOPDGDD 34)",
    },
    {
      subject: "primera capa",
      words:
        "bajo el formulario se lee quién es el responsable, para qué son los datos y qué derechos hay (LOPDGDD 11.2): comprueba que es lo que hace la empresa con ellos",
    },
    {
      subject: "registro",
      words: "apunta estos tratamientos en el registro de actividades de la empresa (RGPD 30; LOPDGDD 31)",
    },
    {
      subject: "cookies",
      words:
        "si añades un servicio externo, apunta sus cookies en content/cookies.yaml antes de publicarlo (LSSI 22.2; guía de cookies de la AEPD)",
    },
  ];
  if (ANALYTICS_ID?.trim())
    duties.push({
      subject: "Google Analytics",
      words:
        "acepta sus condiciones de tratamiento de datos (RGPD 28.3) y comprueba que Google LLC sigue en la lista del Marco de Privacidad de Datos (RGPD 45)",
    });
  if (FORM_FORWARD_URL?.trim())
    duties.push({
      subject: "formularios",
      words:
        "firma un contrato de encargado con el servicio que recibe la copia de los mensajes (RGPD 28.3); si los guarda fuera del EEE, escribe en la política de privacidad dónde y con qué garantía (RGPD 13.1.f)",
    });
  return duties;
}
