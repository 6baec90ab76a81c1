import { oneAtATime } from './one-at-a-time.ts';
import { openImage, orRefuse } from './open-image.ts';

/** Sharp at 128 points on a dense screen, the largest that a profile shows. */
const side = 256;

/** A square WebP from the middle of a picture. Throws `ImageError`. */
export const makeAvatar = (bytes: Uint8Array): Promise<Buffer> =>
  oneAtATime(async () => {
    const image = await openImage(bytes);
    return orRefuse(image.pixels().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
  });
