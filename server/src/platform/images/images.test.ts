import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { ImageError, makeAvatar, makeTiny, makeVariants, readImage } from './index.ts';

/** A green picture with a red upper left quarter, so that one sees which side is up. */
const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d32' } }).composite([
    {
      input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: '#e53935' } },
      left: 0,
      top: 0,
    },
  ]);

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

async function colorAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'green' | 'other'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
  if (red > 180 && green < 90 && blue < 90) return 'red';
  if (red < 90 && green > 90 && blue < 90) return 'green';
  return 'other';
}

test('a photo is kept in three sizes, as WebP, with its colour and a placeholder', async () => {
  const variants = await makeVariants(await picture(3000, 2000).jpeg().toBuffer());

  expect(await sizeOf(variants.original)).toEqual({ format: 'webp', width: 3000, height: 2000 });
  expect(await sizeOf(variants.min)).toEqual({ format: 'webp', width: 1200, height: 800 });
  expect(await sizeOf(variants.tiny)).toEqual({ format: 'webp', width: 400, height: 267 });
  expect(variants).toMatchObject({ width: 3000, height: 2000 });
  expect(variants.color).toMatch(/^#[23][0-9a-f]7[0-9a-f]3[0-9a-f]$/);
  expect(variants.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(variants.placeholder.length).toBeLessThanOrEqual(300);
});

test('its smallest size alone is the same, and tells whether the picture opens', async () => {
  const photo = await picture(2000, 1500).jpeg().toBuffer();

  const { tiny, color } = await makeTiny(photo);

  expect(await sizeOf(tiny)).toEqual({ format: 'webp', width: 400, height: 300 });
  expect(color).toMatch(/^#[23][0-9a-f]7[0-9a-f]3[0-9a-f]$/);
  for (const bytes of [photo.subarray(0, photo.length - 300), photo.subarray(0, 300), Buffer.from('hello')]) {
    await expect(makeTiny(bytes)).rejects.toThrow(new ImageError('not-an-image'));
  }
});

test('a small picture is not blown up', async () => {
  const variants = await makeVariants(await picture(60, 40).png().toBuffer());

  for (const variant of [variants.original, variants.min, variants.tiny]) {
    expect(await sizeOf(variant)).toEqual({ format: 'webp', width: 60, height: 40 });
  }
});

test.each([
  ['jpeg', () => picture(96, 64).jpeg().toBuffer()],
  ['png', () => picture(96, 64).png().toBuffer()],
  ['webp', () => picture(96, 64).webp().toBuffer()],
  ['gif', () => picture(96, 64).gif().toBuffer()],
  ['avif', () => picture(96, 64).avif().toBuffer()],
  ['tiff', () => picture(96, 64).tiff().toBuffer()],
  ['heic of a phone', () => readFile(new URL('./sample-landscape.heic', import.meta.url))],
])('a %s is read', async (_, make) => {
  const { original, tiny } = await makeVariants(await make());

  expect(await sizeOf(original)).toEqual({ format: 'webp', width: 96, height: 64 });
  expect(await colorAt(original, 20, 15)).toBe('red');
  expect(await colorAt(tiny, 80, 50)).toBe('green');
});

test('a photo taken with the phone held sideways stands upright, and says nothing about where it was taken', async () => {
  const sideways = await picture(90, 60)
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const { original, width, height } = await makeVariants(sideways);

  expect({ width, height }).toEqual({ width: 60, height: 90 });
  expect(await colorAt(original, 50, 15)).toBe('red');
  expect(await colorAt(original, 10, 15)).toBe('green');
  const { exif, orientation, xmp } = await sharp(original).metadata();
  expect([exif, orientation, xmp]).toEqual([undefined, undefined, undefined]);
});

test('a portrait of a phone that keeps HEIC stands upright too', async () => {
  const { original } = await makeVariants(await readFile(new URL('./sample-portrait.heic', import.meta.url)));

  expect(await sizeOf(original)).toEqual({ format: 'webp', width: 64, height: 96 });
  expect(await colorAt(original, 50, 15)).toBe('red');
  expect(await colorAt(original, 10, 15)).toBe('green');
});

test('a transparent picture stays transparent', async () => {
  const logo = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#f000' } })
    .png()
    .toBuffer();

  const { tiny, color } = await makeVariants(logo);

  expect((await sharp(tiny).stats()).isOpaque).toBe(false);
  expect(color).toBe('#f8f8f8');
});

test('an avatar is a square from the middle', async () => {
  expect(await sizeOf(await makeAvatar(await picture(900, 300).jpeg().toBuffer()))).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
  });
});

test('what is no picture is refused, whatever it pretends to be', async () => {
  const photo = await picture(400, 300).jpeg().toBuffer();
  const heic = await readFile(new URL('./sample-landscape.heic', import.meta.url));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('hello'),
    Buffer.from('<html><body>404</body></html>'),
    Buffer.from(svg),
    Buffer.from(`<?xml version="1.0"?>${svg}`),
    Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'),
    photo.subarray(0, 300),
    Buffer.concat([photo.subarray(0, 20), Buffer.from(svg)]),
    heic.subarray(0, 300),
  ]) {
    await expect(makeVariants(bytes)).rejects.toThrow(new ImageError('not-an-image'));
    await expect(makeAvatar(bytes)).rejects.toThrow(ImageError);
  }
});

test('a small file that unpacks into gigabytes is refused before it does', async () => {
  const bomb = pngOf(60_000, 60_000);
  const before = process.memoryUsage().rss;

  await expect(makeVariants(bomb)).rejects.toThrow(new ImageError('too-large'));
  await expect(readImage(bomb)).rejects.toThrow(new ImageError('too-large'));

  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

test('a bad picture does not hold up the next one', async () => {
  const good = await picture(60, 40).png().toBuffer();

  const [bad, ok] = await Promise.allSettled([readImage(Buffer.from('nonsense')), readImage(good)]);

  expect(bad.status).toBe('rejected');
  expect(ok).toEqual({ status: 'fulfilled', value: { width: 60, height: 40 } });
});

/** A white picture of one bit per pixel, which packs a thousandfold. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * 200));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc(body), body.length + 4);
  return frame;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

test('a picture that is a WebP already stays as it is, and one that tells where it was taken does not', async () => {
  const plain = await picture(1500, 900).webp({ quality: 60 }).toBuffer();
  const telling = await picture(1500, 900)
    .withExif({ IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .webp()
    .toBuffer();

  expect((await makeVariants(plain)).original.equals(plain)).toBe(true);
  const { original } = await makeVariants(telling);
  expect((await sharp(original).metadata()).exif).toBeUndefined();
  const followed = await makeVariants(Buffer.concat([plain, Buffer.from('<script>')]));
  expect(followed.original.includes('<script>')).toBe(false);
  await expect(makeVariants(plain.subarray(0, plain.length / 2))).rejects.toBeInstanceOf(ImageError);
});
