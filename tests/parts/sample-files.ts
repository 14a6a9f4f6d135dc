/** The beginnings of files of several kinds: enough to be told apart, too little to be looked at. */

export interface SentFile {
  name: string;
  bytes: Buffer;
}

const file = (name: string, ...parts: (string | number[])[]): SentFile => ({
  name,
  bytes: Buffer.concat([...parts.map((part) => Buffer.from(part as string)), Buffer.alloc(200)]), // either is taken
});

export const FILES = {
  jpeg: file("obra.jpg", [0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0]),
  png: file(
    "foto.png",
    [0x89],
    "PNG\r\n\x1a\n",
    [0, 0, 0, 13],
    "IHDR",
    [0, 0, 39, 16, 0, 0, 39, 16, 8, 2, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    "IDAT",
  ),
  heic: file("IMG_0001.HEIC", [0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic"),
  webp: file("foto.webp", "RIFF", [200, 0, 0, 0], "WEBPVP8 "),
  pdf: file("plano.pdf", "%PDF-1.7\n"),
  /** what Windows would run, under a photograph's name */
  program: file("foto.jpg", "MZ", [0x90, 0, 3, 0, 0, 0]),
  zip: file("planos.zip", "PK\x03\x04", [20, 0, 0, 0, 8, 0]),
};
