import sharp, { type Sharp } from 'sharp';
import { type Bend, bent } from './bend-picture.ts';

/** How somebody took a photo of a page. */
export interface Shot extends Bend {
  /** Degrees clockwise. */
  turn: number;
  /** Share of the light that the darkest corner lacks. */
  shadow: number;
  /** What throws it. */
  light?: 'window' | 'lamp' | 'hand';
  /** Standard deviation of the grain, of 255. */
  grain: number;
  /** Radius in pixels. */
  blur: number;
  /** Of the JPEG, 1 to 100. */
  quality: number;
  /** Longer side in pixels. */
  size: number;
  /** On a scanner: no table around it. */
  isScan?: boolean;
}

const usual: Shot = { turn: 2.3, shadow: 0.15, grain: 6, blur: 0.4, quality: 70, size: 2600 };

export const shots = {
  tilted: usual,
  'in shadow': { turn: -4.5, shadow: 0.6, grain: 10, blur: 0.5, quality: 55, size: 2400 },
  'on its side': { turn: 91.5, shadow: 0.35, grain: 8, blur: 0.5, quality: 60, size: 2600 },
  'upside down, small': { turn: 183, shadow: 0.3, grain: 5, blur: 0.3, quality: 65, size: 1600 },
  flat: { ...usual, turn: 0, shadow: 0, grain: 3, isScan: true },
  'under a lamp': { ...usual, turn: 1, shadow: 0.75, light: 'lamp', grain: 9 },
  'shadow of a hand': { ...usual, turn: -1.5, shadow: 0.6, light: 'hand', grain: 8 },
  'from below': { ...usual, turn: 1, lean: { across: 0, down: 0.12 } },
  'from a corner': { ...usual, turn: -3, lean: { across: 0.1, down: -0.08 } },
  'a quarter': { ...usual, turn: 90 },
  'a half': { ...usual, turn: 179 },
  'three quarters': { ...usual, turn: 272 },
  'askew to the right': { ...usual, turn: 10 },
  'askew to the left': { ...usual, turn: -8 },
  squeezed: { ...usual, quality: 18, size: 2000 },
  'of 1200 pixels': { ...usual, size: 1200, grain: 4, blur: 0.3 },
  'out of focus': { ...usual, blur: 2.2 },
  bent: { ...usual, turn: 0.5, bow: 0.012 },
} satisfies Record<string, Shot>;
export type ShotName = keyof typeof shots;

const table = { r: 92, g: 70, b: 52 };

/** The picture of a page as a phone would take it: on a table, turned, badly lit, grainy, compressed. */
export const takePhoto = async (page: Uint8Array, shot: Shot): Promise<Buffer> => {
  const { data, info } = await bent(await laidOut(page, shot), shot, table);
  const { width, height } = info;
  const lit = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.3, shot.blur))
    .composite([{ input: Buffer.from(shadowOf(width, height, shot)), blend: 'multiply' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  addGrain(lit, shot.grain);
  return sharp(lit, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: shot.quality })
    .toBuffer();
};

const laidOut = async (page: Uint8Array, { turn, size, isScan = false }: Shot): Promise<Sharp> => {
  const within = { width: size, height: size, fit: 'inside' } as const;
  if (isScan) return sharp(page).flatten().resize(within);
  const onTable = await sharp(page)
    .flatten()
    .extend({ top: 90, bottom: 110, left: 120, right: 70, background: table })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const turned = await sharp(onTable).rotate(turn, { background: table }).png({ compressionLevel: 0 }).toBuffer();
  // As seen a little from the side.
  return sharp(turned).affine([1, 0.006, 0.004, 1], { background: table }).resize(within);
};

const shadowOf = (width: number, height: number, { shadow, light = 'window' }: Shot): string => {
  const dark = Math.round(255 * (1 - shadow));
  const ends = {
    window: `<linearGradient id="g" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#fff"/><stop offset="0.45" stop-color="#f4efe6"/>
      <stop offset="0.62" stop-color="rgb(${(dark + 255) >> 1},${(dark + 250) >> 1},${(dark + 240) >> 1})"/>
      <stop offset="1" stop-color="rgb(${dark},${dark},${dark})"/></linearGradient>`,
    lamp: `<radialGradient id="g" cx="0.3" cy="0.25" r="0.95"><stop offset="0" stop-color="#fff"/><stop offset="0.35" stop-color="#e8d9b8"/>
      <stop offset="1" stop-color="rgb(${dark},${dark},${dark})"/></radialGradient>`,
    hand: `<linearGradient id="g" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0.44" stop-color="#fff"/>
      <stop offset="0.455" stop-color="rgb(${dark},${dark},${dark})"/><stop offset="0.8" stop-color="rgb(${dark},${dark},${dark})"/>
      <stop offset="0.815" stop-color="#fff"/></linearGradient>`,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ends[light]}<rect width="100%" height="100%" fill="url(#g)"/></svg>`;
};

/** The same for the same picture: figures are to be compared. */
const addGrain = (pixels: Buffer, deviation: number): void => {
  let state = 12_345;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = (random() + random() + random() - 1.5) * 2 * deviation;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + grain));
    }
  }
};
