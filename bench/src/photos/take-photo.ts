import sharp from 'sharp';

/** How somebody took a photo of a page. */
export interface Shot {
  name: string;
  /** Degrees clockwise. */
  turn: number;
  /** Share of the light that the darkest corner lacks. */
  shadow: number;
  /** Standard deviation of the grain, of 255. */
  grain: number;
  /** Radius in pixels. */
  blur: number;
  /** Of the JPEG, 1 to 100. */
  quality: number;
  /** Longer side in pixels. */
  size: number;
}

export const shots: Shot[] = [
  { name: 'tilted', turn: 2.3, shadow: 0.15, grain: 6, blur: 0.4, quality: 70, size: 2600 },
  { name: 'in shadow, tilted', turn: -4.5, shadow: 0.6, grain: 10, blur: 0.5, quality: 55, size: 2400 },
  { name: 'on its side', turn: 91.5, shadow: 0.35, grain: 8, blur: 0.5, quality: 60, size: 2600 },
  { name: 'upside down, small', turn: 183, shadow: 0.3, grain: 5, blur: 0.3, quality: 65, size: 1600 },
];

/** The picture of a page as a phone would take it: on a table, turned, badly lit, grainy, compressed. */
export const takePhoto = async (page: Uint8Array, shot: Shot): Promise<Buffer> => {
  const table = { r: 92, g: 70, b: 52 };
  const onTable = await sharp(page)
    .flatten()
    .extend({ top: 90, bottom: 110, left: 120, right: 70, background: table })
    .png()
    .toBuffer();
  const turned = await sharp(onTable).rotate(shot.turn, { background: table }).png().toBuffer();
  // As seen a little from the side.
  const leaning = await sharp(turned)
    .affine([1, 0.006, 0.004, 1], { background: table })
    .resize({ width: shot.size, height: shot.size, fit: 'inside' })
    .blur(Math.max(0.3, shot.blur))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = leaning.info;
  const lit = await sharp(leaning.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(shadowOf(width, height, shot.shadow)), blend: 'multiply' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  addGrain(lit, shot.grain);
  return sharp(lit, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: shot.quality })
    .toBuffer();
};

const shadowOf = (width: number, height: number, depth: number): string => {
  const dark = Math.round(255 * (1 - depth));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#fff"/><stop offset="0.45" stop-color="#f4efe6"/>
    <stop offset="0.62" stop-color="rgb(${(dark + 255) >> 1},${(dark + 250) >> 1},${(dark + 240) >> 1})"/>
    <stop offset="1" stop-color="rgb(${dark},${dark},${dark})"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
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
