import sharp from 'sharp';

const colors = ['#b45309', '#4d7c0f', '#0f766e', '#0369a1', '#6d28d9', '#be185d', '#b91c1c', '#57534e'];

const drawing = (color: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${color}"/>
<g fill="#fff" fill-opacity=".85"><circle cx="128" cy="100" r="46"/><path d="M40 256a88 88 0 0 1 176 0z"/></g></svg>`;

const drawn = new Map<string, Promise<Buffer>>();

/** A head and shoulders on one of a few colours, always the same one for an id. */
export const drawAvatar = (id: string): Promise<Buffer> => {
  const sum = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const color = colors[sum % colors.length] ?? '#57534e';
  const picture =
    drawn.get(color) ??
    sharp(Buffer.from(drawing(color)))
      .webp({ quality: 82 })
      .toBuffer();
  drawn.set(color, picture);
  return picture;
};
