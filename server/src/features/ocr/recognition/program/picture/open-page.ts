import sharp from 'sharp';
import { openUpright } from '../../../../../platform/images/index.ts';
import type { Affine } from '../../messages.ts';
import { evenOutLight } from './even-out-light.ts';
import { findTilt } from './find-tilt.ts';
import type { Grey } from './grey.ts';
import { letterHeight } from './letter-height.ts';

/** Pixels of an x at which Tesseract reads best. */
const bestLetterHeight = 25;
/** Of a page whose letters could not be measured, and the most for any: one byte each, several times over. */
const mostPixels = 12_000_000;
const longestSide = 4000;
const sideToJudgeBy = 1500;
const sideToShow = 1800;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** A page that can be turned, read and shown. */
export interface OpenPage {
  /** Degrees clockwise that make its lines level, the likelier first; it may be upside down then. */
  tilts: [number, number];
  /** What Tesseract reads, turned by so many degrees. */
  toRead(degrees: number): Promise<Grey>;
  /** What people see, turned by so many degrees, as WebP. */
  toShow(degrees: number): Promise<{ picture: Buffer; width: number; height: number }>;
  /** Size of the picture that was sent, as people see it. */
  source: { width: number; height: number };
}

/** Opens a photo or a scan. Throws `ImageError` when the bytes are none. */
export const openPage = async (bytes: Uint8Array): Promise<OpenPage> => {
  const image = await openUpright(bytes);
  const { data, info } = await image
    .pixels()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pageOf({ data, ...info }, { width: image.width, height: image.height });
};

/** A page from its pixels, which may be a drawing of a PDF. */
export const pageOf = async (pixels: Pixels, source: { width: number; height: number }): Promise<OpenPage> => {
  const even = evenOutLight(await greyOf(pixels, { side: sideToJudgeBy }));
  const letters = letterHeight(even);
  const judgedAt = even.width / pixels.width;
  const wanted = letters ? (bestLetterHeight / letters) * judgedAt : 1;
  const scale = Math.min(wanted, 4, Math.sqrt(mostPixels / (pixels.width * pixels.height)));
  return {
    tilts: findTilt(even),
    toRead: async (degrees) => evenOutLight(await greyOf(pixels, { scale, degrees })),
    toShow: (degrees) => shown(pixels, degrees),
    source,
  };
};

const turned = ({ data, width, height, channels }: Pixels, degrees: number) => {
  const image = sharp(data, { raw: { width, height, channels } });
  return degrees === 0 ? image : image.rotate(degrees, { background: '#fff' });
};

/** Turning and resizing in one go would happen in the library's own order. */
const greyOf = async (
  pixels: Pixels,
  { side, scale = 1, degrees = 0 }: { side?: number; scale?: number; degrees?: number },
): Promise<Grey> => {
  const { data, info } = await turned(pixels, degrees).greyscale().raw().toBuffer({ resolveWithObject: true });
  const size = side ?? Math.max(1, Math.round(Math.max(info.width, info.height) * scale));
  const grey = await sharp(data, { raw: { ...info } })
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: side !== undefined, kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: grey.data, width: grey.info.width, height: grey.info.height };
};

const shown = async (pixels: Pixels, degrees: number) => {
  const straight = await turned(pixels, degrees).raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(straight.data, { raw: { ...straight.info } })
    .resize({ width: sideToShow, height: sideToShow, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
};

/** The way back from a page as it is shown to the picture that was sent. */
export const wayBack = (
  degrees: number,
  shownSize: { width: number; height: number },
  source: { width: number; height: number },
): Affine => {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const turnedWidth = Math.abs(source.width * cos) + Math.abs(source.height * sin);
  const scale = turnedWidth / shownSize.width;
  const [a, b, c, d] = [cos * scale, sin * scale, -sin * scale, cos * scale];
  const e = source.width / 2 - (a * shownSize.width + b * shownSize.height) / 2;
  const f = source.height / 2 - (c * shownSize.width + d * shownSize.height) / 2;
  return { a, b, c, d, e, f };
};
