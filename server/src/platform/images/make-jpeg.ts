import { openImage, orRefuse } from './open-image.ts';

/** Letters stay as they are, and a page takes some 300 KB. */
const quality = 80;

export const makeJpeg = async (bytes: Uint8Array): Promise<Buffer> => {
  const image = await openImage(bytes);
  return orRefuse(image.pixels().flatten({ background: '#fff' }).jpeg({ quality }).toBuffer());
};
