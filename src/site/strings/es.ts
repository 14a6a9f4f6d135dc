/**
 * The words of the interface in Spanish. Their shape is the type that Basque must fill, so a missing one does not compile.
 * Islands receive their groups as JSON, so those hold plain text; `{name}` is a gap for `fill`, and `{{replyDays}}` one of the
 * facts that content texts name too, filled by `siteIn`.
 */
import { MAXIMUM_FILES, MAXIMUM_FILES_MB } from "../../../contract/attachments.ts";
import type { FieldTexts } from "../../../contract/contact-fields.ts";
import type { Language } from "../../../contract/languages.ts";
import { cookie } from "./cookie.es.ts";

export const es = {
  common: {
    loading: "Cargando…",
    loadFailure: "No se ha podido cargar esta parte de la página. Comprueba la conexión y pulsa otra vez.",
    skipToContent: "Ir al contenido",
    backToTop: "Volver arriba",
    close: "Cerrar",
    newTab: "(se abre en otra pestaña)",
  },
  navbar: {
    label: "Menú principal",
    menu: "Menú",
    openMenu: "Abrir menú",
    closeMenu: "Cerrar menú",
    homeLink: (company: string) => `${company}, ir al inicio`,
    switchTo: {
      es: "Cambiar idioma a Español",
      eu: "Cambiar idioma a Euskera",
    } satisfies Record<Language, string>,
  },
  footer: {
    site: "La web",
    legal: "Información legal",
    hours: "Horario de oficina",
    closed: "Cerrado",
    configure: "Configurar",
  },
  cta: {
    region: "Contacto rápido",
    requestQuote: "Solicitar Presupuesto",
    quoteShort: "Presupuesto",
    call: "Llamar",
    callNumber: "Llamar al {phone}",
    heading: "Cuéntanos tu obra",
    lead: "Dinos qué hay que hacer y dónde. El presupuesto es gratuito y no compromete a nada.",
  },
  home: {
    seeServices: "Ver servicios",
    strata: ["Hierba", "Tierra vegetal", "Arcilla", "Gravas", "Margas", "Caliza", "Roca"],
    proof: "La empresa en cifras",
    allServices: "Ver todos los servicios",
    aboutUs: "Conocer la empresa",
    seeCertificate: "Ver el certificado (PDF)",
    allMachinery: "Ver toda la maquinaria",
    allProjects: "Ver todos los proyectos",
    askUs: "¿Te queda alguna duda? Pregúntanos",
  },
  services: {
    contents: "Todos los servicios",
    features: "Qué hacemos",
    machines: "Máquinas",
    work: "Obra parecida",
    works: "Obras parecidas",
    band: {
      heading: "¿Tienes una obra entre manos?",
      lead: "Dinos qué necesitas y dónde, y te decimos qué máquinas llevaríamos.",
      button: "Contactar",
    },
  },
  machinery: {
    lineUp: "Los tipos de máquina, a la misma escala",
    person: "1,75 m. Una marca por metro",
    hint: "Elige una máquina y pide su presupuesto.",
    filters: "Filtrar la maquinaria",
    fields: "Filtrar",
    category: "Categoría",
    allCategories: "Todas",
    subcategory: "Subcategoría",
    tonnage: "Carga o peso",
    search: "Buscar",
    searchHint: "Marca, modelo o tipo",
    count: "{shown} de {total} máquinas, vehículos y accesorios",
    countOfOne: "{shown} de 1 máquina, vehículo o accesorio",
    empty: "Nada coincide con estos filtros.",
    clear: "Quitar los filtros",
    clearSearch: "Borrar la búsqueda",
    more: "Ver {count} más",
    units: "× {count}",
    quote: "Pedir presupuesto",
    ask: "Pedir",
    tonnes: { load: "{number}\u00a0TN de carga", weight: "{number}\u00a0TN de peso" },
  },
  projects: {
    filters: "Filtrar los proyectos",
    all: "Todos",
    count: "{shown} de {total} proyectos",
    countOfOne: "{shown} de 1 proyecto",
    location: "Ubicación",
    type: "Tipo de obra",
    details: "Ver detalles",
    empty: "No se encontraron proyectos que coincidan con los filtros seleccionados.",
    clear: "Ver todos",
    map: "Las obras en el mapa",
    mapCredit: "Límites municipales: es-atlas, con datos del Instituto Geográfico Nacional (CC BY 4.0).",
  },
  projectDetail: {
    back: "Volver a proyectos",
    description: "Descripción",
    actions: "Actuaciones",
    keyData: "Datos clave",
    client: "Cliente",
    location: "Ubicación",
    dates: "Fechas",
    relevantData: "Datos relevantes",
    testimonial: "Testimonio del cliente",
    machines: "Maquinaria utilizada",
    certificates: "Certificados",
    next: "Siguiente proyecto",
    comparison: {
      label: "Antes y después",
      before: "Antes",
      after: "Después",
      slider: "Cuánto se ve de antes",
    },
    scale: {
      "m³": "Volúmenes a escala, junto a un camión de 4 ejes y una persona.",
      "m²": "Superficie a escala, con un campo de fútbol encima.",
      km: "La carretera lleva una marca cada 500 m.",
      m: "Longitud a escala, junto a una persona.",
      cm: "Profundidad a escala, junto a una persona.",
      count: "Cada cuadro es una unidad.",
    },
    carousel: {
      label: "Imágenes del proyecto",
      strip: "Imágenes: se pasan con las flechas",
      previous: "Imagen anterior",
      next: "Imagen siguiente",
      goTo: "Ir a la imagen {number}",
      position: "Imagen {number} de {total}",
    },
  },
  about: {
    contact: "Contactar con nosotros",
  },
  contact: {
    quoteFor: "Presupuesto para",
    direct: "Contacto directo",
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Dirección",
    hours: "Horario de oficina",
    location: "Dónde estamos",
    mapTitle: "Mapa de nuestra sede en {town}",
    showMap: "Ver el mapa",
    mapNotice: "El mapa se carga desde OpenStreetMap, que recibe tu dirección IP.",
    mapDistances: "Distancias en línea recta.",
    directions: "Cómo llegar",
    replyTime: { value: "{{replyHours}}\u00a0h", label: "para responderte, en días laborables" },
    outcome: {
      sent: {
        heading: "Mensaje enviado",
        reply: "Lo hemos recibido y lo va a leer una persona de la oficina.",
        urgent: "Si corre prisa, llámanos:",
        copy: "Ver lo que has enviado",
        another: "Escribir otro mensaje",
        files: "Archivos",
      },
      failed:
        "Lo que has escrito sigue aquí: puedes enviarlo otra vez. También puedes llamarnos o escribirnos:",
      wrong: {
        heading: "Revisa el formulario",
        text: "Todavía no se ha enviado: debajo de cada campo marcado se explica qué falta.",
      },
    },
    form: {
      heading: "Envíanos un mensaje",
      fields: {
        labels: {
          name: "Nombre",
          email: "Correo electrónico",
          phone: "Teléfono",
          subject: "Asunto",
          message: "Mensaje",
        },
        hints: { message: "Qué hay que hacer, dónde y para cuándo." },
      } satisfies FieldTexts,
      optional: "(opcional)",
      files: {
        label: "Fotos y planos",
        choose: "Elegir archivos",
        hint: `Hasta ${MAXIMUM_FILES} archivos y ${MAXIMUM_FILES_MB} MB en total: JPEG, PNG, HEIC, WebP o PDF.`,
        tooLarge: "Si tus planos no caben en el formulario, envíalos aquí:",
        remove: "Quitar {name}",
        progress: "Enviando archivos: {percent} %",
      },
      honeypot: "No rellenes este campo",
      captcha: "¿Cuánto es {first} + {second}?",
      captchaHint: "Así sabemos que escribe una persona.",
      newCaptcha: "Nueva",
      newCaptchaHint: "Nueva suma",
      privacy:
        "{legalName} es responsable de tus datos y los usa solo para responderte. Puedes pedir verlos, corregirlos o borrarlos, y ejercer los demás derechos que te da la ley.",
      privacyLink: "Política de privacidad",
      send: "Enviar mensaje",
      sending: "Enviando...",
    },
  },
  cookie,
  toasts: {
    label: "Notificaciones ({hotkey})",
    announce: "Aviso",
    tokenMissing: {
      title: "Error de seguridad",
      description:
        "No se pudo verificar la seguridad del formulario. Por favor, recarga la página e inténtalo de nuevo.",
    },
    tokenTimeout: {
      title: "Error de seguridad",
      description: "Tiempo de espera agotado para verificación de seguridad. Por favor, recarga la página.",
    },
    sendFailed: {
      title: "Error al enviar",
      description: "Ha ocurrido un error. Por favor, inténtalo de nuevo.",
    },
    wrongCaptcha: { title: "Respuesta incorrecta" },
    dailyLimit: {
      title: "Límite alcanzado",
      description: "Has alcanzado el límite diario de mensajes. Por favor, inténtalo mañana.",
    },
    sent: {
      title: "Mensaje enviado",
      description: "Nos pondremos en contacto contigo lo antes posible.",
    },
  },
  legal: {
    back: "Volver al inicio",
    updated: "Última actualización: {date}",
    contents: "Contenido",
    registry:
      "Registro Mercantil de {register}, tomo {volume}, libro {book}, folio {folio}, hoja {sheet}, inscripción {entry}",
  },
  notFound: {
    missing: "Esta página no existe o ha cambiado de sitio.",
    waysOn: "Desde aquí puedes seguir:",
  },
};

export type Strings = typeof es;
