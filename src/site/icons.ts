/** Every icon as one path on a 24 × 24 grid, drawn with one stroke: square ends, sharp corners, like steel. */
const INTERFACE_ICONS = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  up: "M12 20V5M6 11l6-6 6 6",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
  close: "M5 5l14 14M19 5L5 19",
  menu: "M3 7h18M3 12h18M3 17h18",
  search: "M16 16l5 5M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14z",
  reset: "M5 12a7 7 0 1 0 2.2-5.1M4 3v5h5",
  quote: "M4 17V11c0-3 2-5 5-5M13 17v-6c0-3 2-5 5-5M4 11h5v6H4zM13 11h5v6h-5z",
} as const;

/** Those that content may name beside a text; the editor has a word for each (`editor/choices.ts`). */
const CONTENT_ICONS = {
  check: "M4 13l5 5L20 7",
  phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  mail: "M3 5h18v14H3zM3 7l9 6 9-6",
  pin: "M12 21s7-6.5 7-11.5A7 7 0 0 0 5 9.5C5 14.5 12 21 12 21zM12 12.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 2",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  excavaciones: "M3 20h10M4 20v-4h7v4M6 16v-5h4l2 5M10 11l5-6 5 4-2 5M15 14h5l-1 4h-4z",
  urbanizacion: "M3 20h18M8 20L10.5 4M16 20L13.5 4M12 5v3M12 11v3M12 17v3",
  transporte:
    "M2 7h11v9H2zM13 10h4l4 3.5V16h-8zM6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  taludes: "M3 20h18M3 20V5h4l3 5h3l3 5h3l2 5M7 5v15M13 10v10",
  suministros:
    "M2 20.5h20M9 11.5L7.5 7.5l3.5-4 4.5 1.5 1.5 4.5-2.5 2zM3 20.5l-.5-5L6 12.5l4 1 .5 3.5-1 3.5M14.5 20.5l-1-3.5 1-3.5 4-.5 3 3.5-.5 4",
  machaqueo: "M4 4h10l-2 6H6zM9 10v4M5 14h9l7 5M3 20h8M16 20h1M19 20h1M20 17h1",
  cisterna:
    "M7 4.5h5.5a4 4 0 0 1 0 8H7a4 4 0 0 1 0-8zM8 3h3.5M6.5 15.5H22v-4l-2.5-3.5H18v7.5M4 13.5l-2 2M5.5 16l-3 3M9.5 20a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM18.5 20a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  derribos: "M3 20h18M5 20V6h7v4l-2 2 3 2-1 6M8 9h1M8 13h1M16 4l3 3M17.5 5.5L14 9M17 13l3 3M15 17l2 3",
  forestal: "M12 3l5 7h-3l4 6h-5v5h-2v-5H6l4-6H7z",
  quality: "M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM9.5 9l2 2 3-4M8 14l-2 7 6-3 6 3-2-7",
  environment: "M5 19C5 9 11 5 20 4c0 10-4 15-12 15M4 21c2-6 5-9 10-11",
  safety: "M4 16h16M6 16v-2a6 6 0 0 1 12 0v2M10 8V5h4v3M3 16v3h18v-3",
  professionalism: "M4 20V9l8-5 8 5v11M9 20v-6h6v6M9 10h6",
  innovation: "M12 3v4M4 20l8-13 8 13M8 14h8M12 7v13",
  sustainability: "M12 21v-9M12 12C12 7 8 5 4 5c0 5 3 7 8 7zM12 15c0-4 3-6 8-6 0 4-3 6-8 6z",
} as const;

export const ICONS = { ...INTERFACE_ICONS, ...CONTENT_ICONS };

export type IconName = keyof typeof ICONS;
export type ContentIconName = keyof typeof CONTENT_ICONS;

export const CONTENT_ICON_NAMES = Object.keys(CONTENT_ICONS) as ContentIconName[]; // `keys` forgets the names
