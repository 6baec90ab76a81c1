import sharp, { type Sharp } from 'sharp';
import { type OpenImage, openImage, orRefuse } from './open-image.ts';

export interface ImageVariants {
  /** WebP in full size; one that came as such stays as it is. */
  original: Buffer;
  /** WebP of at most 1200 pixels a side, for a page. */
  min: Buffer;
  /** WebP of at most 400 pixels a side, for a card. */
  tiny: Buffer;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** The colour that most of the picture has, as `#rrggbb`. */
  color: string;
  /** A blurred idea of the picture as a data URL of at most 300 characters, to show until it arrives. */
  placeholder: string;
}

/** The largest side that WebP can have. */
const longestSide = 16_383;
/** An effort of 2 takes half of the time of 4, for files that are a twentieth larger. */
const webp = { quality: 78, effort: 2 };

/** Reads the size of a picture, or throws `ImageError` when the bytes are none. */
export const readImage = (bytes: Uint8Array): Promise<{ width: number; height: number }> =>
  oneAtATime(async () => {
    const { width, height } = await openImage(bytes);
    return { width, height };
  });

/** A picture in each of its sizes. Throws `ImageError`. */
export const makeVariants = (bytes: Uint8Array): Promise<ImageVariants> =>
  oneAtATime(async () => {
    const image = await openImage(bytes);
    const original = image.isPlainWebp ? { data: Buffer.from(bytes), info: image } : await packed(image);
    const isSmall = Math.max(image.width, image.height) <= 1200;
    const min = isSmall ? original.data : await orRefuse(within(image.pixels(), 1200).webp(webp).toBuffer());
    const tiny = await orRefuse(within(sharp(min), 400).webp(webp).toBuffer());
    return {
      original: original.data,
      min,
      tiny,
      width: original.info.width,
      height: original.info.height,
      color: await dominantColor(tiny),
      placeholder: await placeholder(tiny),
    };
  });

/** The smallest size alone, for which a JPEG is never unpacked in full; whether it opens is seen all the same. Throws `ImageError`. */
export const makeTiny = (bytes: Uint8Array): Promise<Pick<ImageVariants, 'tiny' | 'color'>> =>
  oneAtATime(async () => {
    const tiny = await orRefuse(
      within((await openImage(bytes)).pixels(), 400)
        .webp(webp)
        .toBuffer(),
    );
    return { tiny, color: await dominantColor(tiny) };
  });

/** One of the larger sizes alone. Throws `ImageError`. */
export const makeSize = (bytes: Uint8Array, size: 'original' | 'min'): Promise<Buffer> =>
  oneAtATime(async () => {
    const image = await openImage(bytes);
    const isMade = size === 'original' || Math.max(image.width, image.height) <= 1200;
    if (isMade) return image.isPlainWebp ? Buffer.from(bytes) : (await packed(image)).data;
    return orRefuse(within(image.pixels(), 1200).webp(webp).toBuffer());
  });

const packed = (image: OpenImage) =>
  orRefuse(within(image.pixels(), longestSide).webp(webp).toBuffer({ resolveWithObject: true }));

const within = (pixels: Sharp, side: number): Sharp =>
  pixels.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function dominantColor(picture: Buffer): Promise<string> {
  const opaque = await sharp(picture).flatten({ background: '#fff' }).png({ compressionLevel: 0 }).toBuffer();
  const { dominant } = await sharp(opaque).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

async function placeholder(picture: Buffer): Promise<string> {
  for (const side of [16, 12, 8]) {
    const small = await within(sharp(picture), side).webp({ quality: 30, alphaQuality: 30, effort: 6 }).toBuffer();
    const url = `data:image/webp;base64,${small.toString('base64')}`;
    if (url.length <= 300) return url;
  }
  return '';
}

/** Sharp at 128 points on a dense screen, the largest that a profile shows. */
const avatarSide = 256;

/** A square WebP from the middle of a picture. Throws `ImageError`. */
export const makeAvatar = (bytes: Uint8Array): Promise<Buffer> =>
  oneAtATime(async () => {
    const image = await openImage(bytes);
    return orRefuse(image.pixels().resize(avatarSide, avatarSide, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
  });

/** Letters stay as they are, and a page takes some 300 KB. */
const jpegQuality = 80;

export const makeJpeg = async (bytes: Uint8Array): Promise<Buffer> => {
  const image = await openImage(bytes);
  return orRefuse(image.pixels().flatten({ background: '#fff' }).jpeg({ quality: jpegQuality }).toBuffer());
};

/** The middle of a picture in the shape of a box. */
export const makeJpegIn = (bytes: Uint8Array, box: { width: number; height: number }): Promise<Buffer> =>
  oneAtATime(async () => {
    const image = await openImage(bytes);
    const scale = Math.min(1, image.width / box.width, image.height / box.height);
    const size = { width: Math.round(box.width * scale) || 1, height: Math.round(box.height * scale) || 1 };
    const pixels = image
      .pixels()
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#fff' });
    return orRefuse(pixels.jpeg({ quality: jpegQuality }).toBuffer());
  });

let last: Promise<unknown> = Promise.resolve();

/** Runs pictures one after the other, so that the largest one is all the memory they ever need together. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
