/** The words of the interface in Basque: the same shape as in Spanish, where the shape is explained. */
import { cookie } from "./cookie.eu.ts";
import type { Strings } from "./es.ts";

export const eu: Strings = {
  common: {
    loading: "Kargatzen…",
    skipToContent: "Edukira joan",
    backToTop: "Gora itzuli",
    close: "Itxi",
    newTab: "(beste fitxa batean irekitzen da)",
  },
  navbar: {
    label: "Menu nagusia",
    menu: "Menua",
    openMenu: "Menua ireki",
    closeMenu: "Menua itxi",
    homeLink: (company) => `${company}, hasierara joan`,
    switchTo: {
      es: "Cambiar idioma a Español",
      eu: "Hizkuntza aldatu: euskara",
    },
  },
  footer: {
    site: "Webgunea",
    legal: "Lege-informazioa",
    hours: "Bulegoko ordutegia",
    configure: "Konfiguratu",
  },
  cta: {
    region: "Kontaktu azkarra",
    requestQuote: "Aurrekontua eskatu",
    quoteShort: "Aurrekontua",
    call: "Deitu",
    callNumber: "Deitu {phone} zenbakira",
    heading: "Konta iezaguzu zer obra duzun",
    lead: "Esaguzu zer egin behar den eta non. Aurrekontua doakoa da, eta ez zaitu ezertara behartzen.",
  },
  home: {
    seeServices: "Zerbitzuak ikusi",
    proof: "Enpresa zenbakitan",
    allServices: "Zerbitzu guztiak ikusi",
    aboutUs: "Enpresa ezagutu",
    seeCertificate: "Ziurtagiria ikusi (PDF)",
    allMachinery: "Makineria guztia ikusi",
    allProjects: "Proiektu guztiak ikusi",
    askUs: "Zalantzaren bat duzu? Galdetu lasai",
  },
  services: {
    contents: "Zerbitzu guztiak",
    features: "Zer egiten dugun",
    band: {
      heading: "Obraren bat duzu esku artean?",
      lead: "Esaguzu zer behar duzun eta non, eta guk esango dizugu zer makina eramango genituzkeen.",
      button: "Harremanetan jarri",
    },
  },
  machinery: {
    filters: "Makineria iragazi",
    category: "Kategoria",
    allCategories: "Guztiak",
    subcategory: "Azpikategoria",
    allSubcategories: "Guztiak",
    tonnage: "Tonajea",
    allTonnages: "Guztiak",
    search: "Bilatu",
    searchHint: "Marka, modeloa edo mota",
    count: "{total} makina, ibilgailu eta osagarrietatik {shown} ikusgai",
    empty: "Ez dago iragazki hauekin bat datorrenik.",
    clear: "Iragazkiak kendu",
    clearSearch: "Bilaketa ezabatu",
    more: "Beste {count} ikusi",
    tonnes: { load: "{number}\u00a0TN-ko karga", weight: "{number}\u00a0TN-ko pisua" },
  },
  projects: {
    filters: "Proiektuak iragazi",
    all: "Guztiak",
    count: "{total} proiektuetatik {shown} ikusgai",
    location: "Kokapena",
    type: "Obra mota",
    details: "Xehetasunak ikusi",
    empty: "Ez da hautatutako iragazkiekin bat datorren proiekturik aurkitu.",
    clear: "Guztiak ikusi",
  },
  projectDetail: {
    back: "Proiektuetara itzuli",
    description: "Deskribapena",
    actions: "Egindako lanak",
    keyData: "Datu nagusiak",
    client: "Bezeroa",
    location: "Kokapena",
    dates: "Datak",
    relevantData: "Datu aipagarriak",
    testimonial: "Bezeroaren iritzia",
    carousel: {
      label: "Proiektuaren irudiak",
      previous: "Aurreko irudia",
      next: "Hurrengo irudia",
      goTo: "{number}. irudira joan",
      position: "{number}. irudia, guztira {total}",
    },
  },
  about: {
    contact: "Gurekin harremanetan jarri",
  },
  contact: {
    direct: "Zuzeneko kontaktua",
    phone: "Telefonoa",
    email: "Helbide elektronikoa",
    address: "Helbidea",
    hours: "Bulegoko ordutegia",
    location: "Non gauden",
    mapTitle: "{town}: gure egoitzaren mapa",
    directions: "Nola iritsi",
    replyTime: { value: "24–48\u00a0h", label: "erantzuteko epea, lanegunetan" },
    attachments: "Obraren planoak edo argazkiak badituzu, bidali hona:",
    withoutScript:
      "Formularioak JavaScript behar du. Hori gabe, deitu edo idatzi: berdin-berdin erantzungo dizugu.",
    form: {
      heading: "Bidali mezu bat",
      fields: {
        labels: {
          name: "Izena",
          email: "Helbide elektronikoa",
          phone: "Telefonoa",
          subject: "Gaia",
          message: "Mezua",
        },
        hints: { message: "Zer egin behar den, non eta noizko." },
        options: {
          subject: {
            "Solicitar un presupuesto": "Aurrekontua eskatzea",
            "Consulta General": "Kontsulta orokorra",
            "Información Servicios": "Zerbitzuei buruzko informazioa",
            Otros: "Beste batzuk",
          },
        },
      },
      optional: "(aukerakoa)",
      honeypot: "Ez bete eremu hau",
      captcha: "Zenbat da {first} + {second}?",
      captchaHint: "Horrela jakiten dugu pertsona bat ari dela idazten.",
      newCaptcha: "Berria",
      newCaptchaHint: "Berria: beste batuketa bat",
      privacy:
        "{legalName} da zure datuen arduraduna, eta zuri erantzuteko baino ez ditu erabiltzen. Ikusteko, zuzentzeko edo ezabatzeko eska diezagukezu.",
      privacyLink: "Pribatutasun-politika",
      send: "Mezua bidali",
      sending: "Bidaltzen...",
    },
  },
  cookie,
  toasts: {
    label: "Jakinarazpenak ({hotkey})",
    announce: "Oharra",
    tokenMissing: {
      title: "Segurtasun-errorea",
      description:
        "Ezin izan da formularioaren segurtasuna egiaztatu. Mesedez, kargatu orria berriro eta saiatu berriz.",
    },
    tokenTimeout: {
      title: "Segurtasun-errorea",
      description: "Segurtasuna egiaztatzeko denbora agortu da. Mesedez, kargatu orria berriro.",
    },
    sendFailed: {
      title: "Errorea bidaltzean",
      description: "Errore bat gertatu da. Mesedez, saiatu berriro.",
    },
    wrongCaptcha: { title: "Erantzun okerra" },
    dailyLimit: {
      title: "Mugara iritsi zara",
      description: "Egun batean bidal daitezkeen mezuen mugara iritsi zara. Mesedez, saiatu bihar.",
    },
    sent: {
      title: "Mezua bidali da",
      description: "Ahalik eta lasterren jarriko gara zurekin harremanetan.",
    },
  },
  legal: {
    back: "Hasierara itzuli",
    updated: "Azken eguneratzea: {date}",
    contents: "Edukia",
    registry:
      "Merkataritza Erregistroa: {register}; liburukia: {volume}; liburua: {book}; folioa: {folio}; orria: {sheet}; inskripzioa: {entry}",
  },
  notFound: {
    help: "Ez dago halako orririk, edo lekuz aldatu da. Hemendik jarrai dezakezu:",
  },
};
