/** One byte a pixel, 0 black to 255 white, row by row. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}
