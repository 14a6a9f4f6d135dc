/** What the law asks for and no program can see: only the owner knows whether it is so. */
import type { PageSettings } from "../../contract/settings.ts";
import { thirdPartiesIn } from "../../contract/third-parties.ts";

export interface Duty {
  subject: string;
  words: string;
}

export function ownerDuties(settings: PageSettings): Duty[] {
  const { siteUrl, thirdParties, formForwardUrl, messageMonths, consentMonths } = settings;
  const { hostname, protocol } = new URL(siteUrl);
  const isWholeDomain = protocol === "https:" && hostname.split(".").length === 2;
  const ofThirdParties = thirdPartiesIn(thirdParties).map(({ name, duty }) => [name, duty]);
  const duties: Record<string, string> = {
    "aviso legal":
      "si la empresa necesita otra autorización, ejerce una profesión regulada, publica precios o sigue un código de conducta, el aviso legal tiene que decirlo (LSSI 10.1.c, 10.1.d, 10.1.f y 10.1.g)",
    finalidades:
      "la política dice para qué usa la empresa los datos, con qué base y a quién los da, y que solo manda publicidad con permiso o a clientes: comprueba que es así (RGPD 13.1.c, 13.1.d y 13.1.e; LSSI 21)",
    proveedores:
      "firma un contrato de encargado con quien aloja la web y el correo (RGPD 28.3); si guardan datos fuera del EEE, la política de privacidad tiene que decirlo (RGPD 13.1.f)",
    plazos: `la política dice cuánto se guardan los mensajes (meses: ${messageMonths}), las pruebas de cookies (meses: ${consentMonths}) y los datos de clientes y proveedores (5 años o más): comprueba que te sirve (RGPD 13.2.a)`,
    bloqueo:
      "lo que la web borra a su tiempo sigue en el correo y en los archivos de la empresa: cuando acabe su plazo, bloquéalo allí (LOPDGDD 32)",
    "direcciones IP":
      "la política dice que no se anotan en los registros: comprueba que tampoco lo hacen el proxy ni el alojamiento, o escribe en ella para qué y cuánto tiempo (RGPD 13.1.c y 13.2.a)",
    delegado:
      "si la empresa tiene delegado de protección de datos, escribe cómo se le localiza en la política de privacidad (RGPD 13.1.b y 37; LOPDGDD 34)",
    "primera capa":
      "bajo el formulario se lee quién es el responsable, para qué son los datos y qué derechos hay (LOPDGDD 11.2): comprueba que es lo que hace la empresa con ellos",
    registro: "apunta estos tratamientos en el registro de actividades de la empresa (RGPD 30; LOPDGDD 31)",
    cookies:
      "si añades un servicio externo, apunta sus cookies en content/cookies.yaml antes de publicarlo (LSSI 22.2; guía de cookies de la AEPD)",
    ...(isWholeDomain && {
      "https en todo": `${hostname} no lleva www: la web dice a los navegadores que durante dos años todo lo que acabe en .${hostname} va solo por https (correo web, intranet…); si algo no lo tiene, usa www.${hostname}`,
    }),
    ...Object.fromEntries(ofThirdParties),
    ...(formForwardUrl !== null && {
      formularios:
        "firma un contrato de encargado con el servicio que recibe la copia de los mensajes (RGPD 28.3); escribe en la política de privacidad cuánto los guarda (RGPD 13.2.a) y, si es fuera del EEE, dónde y con qué garantía (RGPD 13.1.f); si pone cookies, apúntalas en content/cookies.yaml (LSSI 22.2)",
    }),
  };
  return Object.entries(duties).map(([subject, words]) => ({ subject, words }));
}
