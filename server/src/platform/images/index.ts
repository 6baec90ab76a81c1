export { ImageError, type ImageProblem } from './image-error.ts';
export type { ImageVariants } from './make-variants.ts';
export type { OpenImage } from './open-image.ts';

// The image library comes with the first picture: it takes 25 MB, and a tenth of a second that a start does not have.
const variants = () => import('./make-variants.ts');

/** Reads the size of a picture, or throws `ImageError` when the bytes are none. */
export const readImage = async (bytes: Uint8Array) => (await variants()).readImage(bytes);

/** A picture in each of its sizes. Throws `ImageError`. */
export const makeVariants = async (bytes: Uint8Array) => (await variants()).makeVariants(bytes);

/** The smallest size alone, for which a JPEG is never unpacked in full; whether it opens is seen all the same. Throws `ImageError`. */
export const makeTiny = async (bytes: Uint8Array) => (await variants()).makeTiny(bytes);

/** One of the larger sizes alone. Throws `ImageError`. */
export const makeSize = async (bytes: Uint8Array, size: 'original' | 'min') => (await variants()).makeSize(bytes, size);

/** A square WebP from the middle of a picture. Throws `ImageError`. */
export const makeAvatar = async (bytes: Uint8Array) => (await variants()).makeAvatar(bytes);

/** A picture of somebody who has uploaded none. */
export const drawAvatar = async (userId: string) => (await import('./draw-avatar.ts')).drawAvatar(userId);

/** The same picture as a JPEG, which every other program can open. Throws `ImageError`. */
export const makeJpeg = async (bytes: Uint8Array) => (await variants()).makeJpeg(bytes);

/** A JPEG in the shape of a box, cut where the picture has another one, and no larger than the box. Throws `ImageError`. */
export const makeJpegIn = async (bytes: Uint8Array, box: { width: number; height: number }) =>
  (await variants()).makeJpegIn(bytes, box);

/** A picture upright and ready to be unpacked, for what works on its pixels. Throws `ImageError` when the bytes are none. */
export const openUpright = async (bytes: Uint8Array) => (await import('./open-image.ts')).openImage(bytes);
