import type { Sharp } from 'sharp';

export interface Bend {
  /** By how much nearer the right and the lower edge are than the middle, as a share of the distance. */
  lean?: { across: number; down: number };
  /** Height of the bow of a line, as a share of the page's height. */
  bow?: number;
}

interface Colour {
  r: number;
  g: number;
  b: number;
}

/** The pixels of a picture as seen from where the camera leans, of a page that bows. */
export const bent = async (picture: Sharp, { lean, bow = 0 }: Bend, background: Colour) => {
  const flat = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (!lean && bow === 0) return flat;
  const { width, height } = flat.info;
  const data = Buffer.alloc(flat.data.length);
  const outside = [background.r, background.g, background.b];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [x / width - 0.5, y / height - 0.5];
      const distance = 1 + (lean?.across ?? 0) * across * 2 + (lean?.down ?? 0) * down * 2;
      const fromX = (across / distance + 0.5) * width;
      const fromY = (down / distance + 0.5 + bow * Math.cos(Math.PI * across)) * height;
      for (let channel = 0; channel < 3; channel += 1) {
        data[(y * width + x) * 3 + channel] =
          between(flat.data, width, height, fromX, fromY, channel) ?? outside[channel] ?? 0;
      }
    }
  }
  return { data, info: flat.info };
};

/** The value between four pixels; undefined outside. */
const between = (
  data: Buffer,
  width: number,
  height: number,
  x: number,
  y: number,
  channel: number,
): number | undefined => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const at = (column: number, row: number) => data[(row * width + column) * 3 + channel] ?? 0;
  const mix = (one: number, other: number, share: number) => one + (other - one) * share;
  return mix(
    mix(at(left, top), at(left + 1, top), x - left),
    mix(at(left, top + 1), at(left + 1, top + 1), x - left),
    y - top,
  );
};
