declare module "heic-decode" {
  interface HeicImage {
    width: number;
    height: number;
    /** red, green, blue and alpha of each pixel, turned as the camera was held */
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const decoder: {
    all(source: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
  };
  export default decoder;
}
