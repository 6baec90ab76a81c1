import sharp from 'sharp';
import { inputOf, shapes } from '../../../server/src/features/ocr/recognition/program/fraction-shapes.ts';
import { evenOutLight } from '../../../server/src/features/ocr/recognition/program/picture/even-out-light.ts';
import { inkWithin } from '../../../server/src/features/ocr/recognition/program/picture/ink-within.ts';

export interface Example {
  input: number[];
  /** Index in `shapes`. */
  shape: number;
  family: string;
}

const families = [
  'Liberation Serif',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'Liberation Mono',
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Condensed',
  'DejaVu Serif Condensed',
  'DejaVu Sans Mono',
];
const styles = ['', 'font-weight="bold"', 'font-style="italic"'];

/** What stands where a fraction may: amounts, units, and small words. */
const others =
  '0 1 2 3 4 5 6 7 8 9 10 12 14 15 18 20 25 30 40 50 60 75 80 85 100 1/2 3/4 % & a A B c C d D e E f g G h H i I k K l L m M n N o O p P q r R s S t T u U v V w W x X y Y z Z ä ö ü é ß £ $ § ( ) * + = of to kg ml dl cl TL EL lb oz g. 1g 2g V2 Va Ya Y4 in de et il os às på av ze na do po 2. 3. 4.'.split(
    ' ',
  );

/** Pixels of an x on a page that is to be read. */
const letterHeight = 25;
const columns = 12;

/** Shapes as they look on photographed pages: each family and style in sizes, out of focus, grainy, squeezed. */
export const drawShapes = async (random: () => number, rounds: number): Promise<Example[]> => {
  const examples: Example[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const family of families) {
      const style = styles[Math.floor(random() * styles.length)] ?? '';
      examples.push(...(await sheet(random, family, style)));
    }
  }
  return examples;
};

const sheet = async (random: () => number, family: string, style: string): Promise<Example[]> => {
  const signs: string[] = shapes.slice(0, -1);
  const texts = [
    ...signs,
    ...signs,
    ...signs,
    ...Array.from({ length: 30 }, () => others[Math.floor(random() * others.length)] ?? ''),
  ];
  const size = 15 + random() * 25;
  const cell = size * 3;
  const rows = Math.ceil(texts.length / columns);
  const drawn = texts.map(
    (text, at) =>
      `<text x="${cell * ((at % columns) + 0.4 + random() * 0.2)}" y="${cell * (Math.floor(at / columns) + 0.7)}" font-family="${family}" font-size="${size}" ${style} fill="#2a2622">${text.replace('&', '&amp;')}</text>`,
  );
  const [width, height] = [Math.round(cell * columns), Math.round(cell * rows)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f6f1e6"/>${drawn.join('')}</svg>`;
  const photo = await sharp(Buffer.from(svg))
    .rotate((random() - 0.5) * 3, { background: '#f6f1e6' })
    .blur(0.3 + random() * random() * 0.075 * size)
    .flatten()
    .jpeg({ quality: 35 + Math.round(random() * 55) })
    .toBuffer();
  const scale = letterHeight / (size * (0.46 + random() * 0.1));
  const { data, info } = await sharp(photo)
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const page = evenOutLight({ data, width: info.width, height: info.height });
  return texts.flatMap((text, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const box = inkWithin(page, {
      left: Math.round((column * info.width) / columns),
      right: Math.round(((column + 1) * info.width) / columns),
      top: Math.round((row * info.height) / rows),
      bottom: Math.round(((row + 1) * info.height) / rows),
    });
    if (!box) return [];
    const found = signs.indexOf(text);
    return [{ input: inputOf(page, box), shape: found < 0 ? shapes.length - 1 : found, family }];
  });
};
