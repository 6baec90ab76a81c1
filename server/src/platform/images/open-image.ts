import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { decodeHeic } from './heic.ts';
import { ImageError } from './image-error.ts';

/** One thread and no cache: a small computer has other work, and no picture comes twice. */
sharp.concurrency(1);
sharp.cache(false);

/** What phones and cameras of today make; more would be a small file that unpacks into all memory. */
const mostPixels = 110_000_000;

const longestDecodingInSeconds = 60;

/** Decided by content. Vector drawings, pages and documents are no photos, whatever their name says. */
const readable = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);

export interface OpenImage {
  /** Width and height in pixels as people see the picture, after its orientation is applied. */
  width: number;
  height: number;
  /** The bytes are a WebP with nothing in it but one upright picture: keeping them as they are loses nothing. */
  isPlainWebp: boolean;
  /** A fresh start from the upright pixels in sRGB; metadata does not come along. */
  pixels: () => Sharp;
}

/** Recognises a picture and its size before anything large is unpacked. Throws `ImageError`. */
export async function openImage(bytes: Uint8Array): Promise<OpenImage> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !readable.has(type.mime)) throw new ImageError('not-an-image');

  const file = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const metadata = await orRefuse(file.metadata());
  const { width, height, autoOrient, compression, pagePrimary = 0 } = metadata;
  if (width * height > mostPixels) throw new ImageError('too-large');

  // The prebuilt image library has no HEVC decoder, for reasons of patents.
  if (compression === 'hevc') {
    const { data, ...size } = await decodeHeic(bytes, pagePrimary);
    return { ...size, isPlainWebp: false, pixels: () => sharp(data, { raw: { ...size, channels: 4 } }) };
  }
  return {
    ...autoOrient,
    isPlainWebp: isPlainWebp(bytes, metadata),
    pixels: () => file.clone().autoOrient().timeout({ seconds: longestDecodingInSeconds }),
  };
}

const riffHeader = 8;

/** What follows the picture, or tells of its taking, is not meant to be shown to others. */
function isPlainWebp(bytes: Uint8Array, { format, exif, xmp, iptc, icc, pages = 1 }: Metadata): boolean {
  if (format !== 'webp' || exif || xmp || iptc || icc || pages > 1) return false;
  const { buffer, byteOffset, byteLength } = bytes;
  return new DataView(buffer, byteOffset).getUint32(4, true) + riffHeader === byteLength;
}

/** Waits for the image library, and turns its refusal into ours. */
export async function orRefuse<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    const isLimit = cause instanceof Error && /pixel limit|too large/i.test(cause.message);
    throw new ImageError(isLimit ? 'too-large' : 'not-an-image', { cause });
  }
}
