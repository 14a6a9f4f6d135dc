/** The words of the cookie banner, dialog and policy in Spanish; apart from the others, since an island carries them. */
import type { ConsentCategory } from "../../../contract/consent.ts";

export const cookie = {
  banner: {
    label: "Aviso de cookies",
    heading: "Cookies",
    /** a paragraph each, two lines of a phone at most: a long one would be the largest paint of a page that is all text */
    text: [
      "Usamos cookies propias para que la web funcione y otras solo con tu permiso.",
      "Son propias o de terceros, para medir visitas y mostrarte publicidad según lo que visitas.",
    ],
    unused: {
      all: "Hoy no usamos esas otras.",
      analytics: "Hoy ninguna es de medición.",
      marketing: "Hoy ninguna es de publicidad.",
    } satisfies Record<ConsentCategory | "all", string>,
    refusal: "Si las rechazas, la web funciona igual.",
    policy: "Política de cookies",
    accept: "Aceptar todas",
    reject: "Rechazar todas",
    configure: "Configurar",
  },
  configureLink: "Configurar cookies",
  configureMine: "Configurar mis cookies",
  dialog: {
    close: "Cerrar",
    heading: "Preferencias de cookies",
    lead: "Aquí eliges qué cookies se usan. Puedes cambiar la elección en cualquier momento desde el pie de página.",
    tabs: {
      general: "General",
      analytics: "Analíticas",
      marketing: "Marketing",
    } satisfies Record<ConsentCategory | "general", string>,
    alwaysOn: "Siempre activas",
    keptByBrowser: "Se guardan en tu navegador",
    allow: {
      analytics: "Permitir cookies analíticas",
      marketing: "Permitir cookies de marketing",
    } satisfies Record<ConsentCategory, string>,
    privacyControl:
      "Tu navegador pide que no se compartan tus datos (Global Privacy Control). Lo tomamos como un no al marketing, salvo que elijas otra cosa aquí.",
    unused: "Hoy no usamos ninguna.",
    loading: "Cargando tu elección…",
    cancel: "Cancelar",
    save: "Guardar preferencias",
    saving: "Guardando...",
  },
  categories: {
    necessary: {
      title: "Necesarias",
      text: "Hacen que la web funcione: guardan tu elección de cookies y protegen el formulario. No se pueden desactivar.",
    },
    preferences: {
      title: "Preferencias",
      text: "Recuerdan el idioma de la página, castellano o euskera, para abrir en él la próxima visita. Ese dato no se envía a terceros, y se borra en los ajustes del navegador.",
    },
    analytics: {
      title: "Analíticas",
      text: "Cuentan las visitas y las páginas más leídas, para mejorar la web. Solo se activan con tu permiso.",
    },
    marketing: {
      title: "Marketing",
      text: "Sirven para mostrarte publicidad según lo que visitas. Solo se activan con tu permiso.",
    },
  } satisfies Record<ConsentCategory | "necessary" | "preferences", { title: string; text: string }>,
  table: {
    caption: "Cookies que utiliza esta web, y cuáles están en uso hoy",
    name: "Nombre",
    provider: "Proveedor",
    purpose: "Finalidad",
    expiry: "Caducidad",
    type: "Tipo",
    exempt: "Exenta de consentimiento",
    inUse: "En uso hoy",
    yes: "Sí",
    no: "No",
  },
  toasts: {
    visitorUnknown: { title: "Error", description: "No se pudo identificar tu sesión" },
    updateFailed: { title: "Error", description: "No se pudieron actualizar tus preferencias de cookies" },
    saveFailed: { title: "Error", description: "No se pudieron guardar tus preferencias de cookies" },
    updated: {
      title: "Preferencias actualizadas",
      description: "Tus preferencias de cookies han sido actualizadas correctamente",
    },
    saved: {
      title: "Preferencias guardadas",
      description: "Tus preferencias de cookies han sido guardadas correctamente",
    },
  },
};

export type CookieStrings = typeof cookie;
