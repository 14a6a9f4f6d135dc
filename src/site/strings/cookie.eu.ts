/** The words of the cookie banner, dialog and policy in Basque: the same shape as in Spanish. */
import type { CookieStrings } from "./cookie.es.ts";

export const cookie: CookieStrings = {
  banner: {
    label: "Cookieei buruzko oharra",
    heading: "Cookieak",
    text: [
      "Webguneak funtziona dezan, geure cookieak erabiltzen ditugu; besteak, onartuta bakarrik.",
      "Geureak edo hirugarrenenak dira: bisitak neurtzeko eta haien araberako publizitaterako.",
    ],
    unused: {
      all: "Gaur egun ez dugu halakorik.",
      analytics: "Gaur ez dugu neurtzekorik.",
      marketing: "Gaur ez dugu publizitatekorik.",
    },
    refusal: "Baztertuta ere, berdin dabil webgunea.",
    policy: "Cookie-politika",
    accept: "Guztiak onartu",
    reject: "Guztiak baztertu",
    configure: "Konfiguratu",
  },
  configureLink: "Cookieak konfiguratu",
  configureMine: "Nire cookieak konfiguratu",
  dialog: {
    close: "Itxi",
    heading: "Cookie-hobespenak",
    lead: "Hemen aukeratzen duzu zein cookie erabili. Edozein unetan alda dezakezu aukera, orri-oinetik.",
    tabs: { general: "Orokorra", analytics: "Analitikoak", marketing: "Marketina" },
    alwaysOn: "Beti aktibo",
    keptByBrowser: "Zure nabigatzailean gordeta",
    allow: { analytics: "Cookie analitikoak baimendu", marketing: "Marketin-cookieak baimendu" },
    privacyControl:
      "Zure nabigatzaileak zure datuak ez partekatzeko eskatzen du (Global Privacy Control). Marketinari ezetz esan diozula ulertzen dugu, hemen besterik aukeratu ezean.",
    unused: "Gaur egun ez dugu halakorik erabiltzen.",
    loading: "Zure aukera kargatzen…",
    cancel: "Utzi",
    save: "Hobespenak gorde",
    saving: "Gordetzen...",
  },
  categories: {
    necessary: {
      title: "Beharrezkoak",
      text: "Webguneak funtzionatzeko behar dira: cookieei buruzko zure aukera gordetzen dute, eta formularioa babesten dute. Ezin dira desaktibatu.",
    },
    preferences: {
      title: "Hobespenak",
      text: "Orriaren hizkuntza gogoratzen dute, gaztelania edo euskara, hurrengo bisita hizkuntza horretan irekitzeko. Datu hori ez zaie hirugarrenei bidaltzen, eta nabigatzailearen ezarpenetan ezabatzen da.",
    },
    analytics: {
      title: "Analitikoak",
      text: "Bisitak eta gehien irakurtzen diren orriak zenbatzen dituzte, webgunea hobetzeko. Zure baimenarekin bakarrik aktibatzen dira.",
    },
    marketing: {
      title: "Marketina",
      text: "Bisitatzen duzunaren araberako publizitatea erakusteko balio dute. Zure baimenarekin bakarrik aktibatzen dira.",
    },
  },
  table: {
    caption: "Webgune honek erabiltzen dituen cookieak, eta gaur egun zein erabiltzen diren",
    name: "Izena",
    provider: "Hornitzailea",
    purpose: "Helburua",
    expiry: "Iraupena",
    type: "Mota",
    exempt: "Adostasunetik salbuetsia",
    inUse: "Gaur egun erabiltzen da",
    yes: "Bai",
    no: "Ez",
  },
  toasts: {
    visitorUnknown: { title: "Errorea", description: "Ezin izan da zure saioa identifikatu" },
    updateFailed: { title: "Errorea", description: "Ezin izan dira zure cookie-hobespenak eguneratu" },
    saveFailed: { title: "Errorea", description: "Ezin izan dira zure cookie-hobespenak gorde" },
    updated: {
      title: "Hobespenak eguneratu dira",
      description: "Zure cookie-hobespenak behar bezala eguneratu dira",
    },
    saved: {
      title: "Hobespenak gorde dira",
      description: "Zure cookie-hobespenak behar bezala gorde dira",
    },
  },
};
