import { describe, expect, test } from 'vitest';
import { type Files, samples } from '../../test/samples/all.ts';
import { readAll } from '../../test/sent-files.ts';

/** Letters with marks that all of these codes have. */
const byteOf = { windows: { é: 0xe9, ü: 0xfc }, dos: { é: 0x82, ü: 0x81 } };

const inBytes = (text: string, letters: Record<string, number>): Uint8Array =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));

const inUtf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at + 2, text.charCodeAt(at), isLittle);
  return bytes;
};

const utf8 = new TextEncoder();

const codes: [code: string, encode: (text: string) => Uint8Array][] = [
  ['UTF-8 with its mark', (text) => utf8.encode(`\ufeff${text}`)],
  ['UTF-16', (text) => inUtf16(text, true)],
  ['UTF-16 of Macs of old', (text) => inUtf16(text, false)],
  ['Windows-1252', (text) => inBytes(text, byteOf.windows)],
  ['lines of Windows', (text) => utf8.encode(text.replace(/\r?\n/g, '\r\n'))],
  ['lines of Macs of old', (text) => utf8.encode(text.replace(/\r?\n/g, '\r'))],
];

/** What programs for DOS wrote. */
const ofDos = new Set(['mealmaster', 'rezkonv', 'mastercook_text', 'nowyourecooking', 'text', 'table']);

/** JSON has one code, and a page that says its own is taken at its word. */
const saysUtf8 = (text: string): boolean => /^\s*[[{]/.test(text) || /<meta[^>]*charset=.?utf-8/i.test(text);

const isText = (files: Files): files is Record<string, string> =>
  Object.values(files).every((content) => typeof content === 'string');

/** Every sample gets letters with marks where all of them have a word. */
const withMarks = (text: string): string =>
  text
    .replace(/[^ -~\s]/g, 'e')
    .replaceAll('flour', 'blé')
    .replaceAll('leeks', 'lüks');

const recoded = (files: Record<string, string>, encode: (text: string) => Uint8Array): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encode(withMarks(text))]));

const saying = async (files: Files) =>
  (await readAll(files)).map(({ app, name, ingredientGroups, instructionSections, notes }) => ({
    app,
    name,
    ingredientGroups,
    instructionSections,
    notes,
  }));

const texts = Object.entries(samples).flatMap(([app, files]) => (isText(files) ? [[app, files] as const] : []));

describe.each(texts)('files of %s', (app, files) => {
  const mine = codes.filter(([code]) => code !== 'Windows-1252' || !Object.values(files).some(saysUtf8));
  const all: typeof codes = ofDos.has(app) ? [...mine, ['DOS', (text) => inBytes(text, byteOf.dos)]] : mine;

  test.each(all)('in %s say the same', async (_, encode) => {
    const plain = await saying(recoded(files, (text) => utf8.encode(text)));
    expect(plain.length).toBeGreaterThan(0);
    expect(await saying(recoded(files, encode))).toEqual(plain);
  });

  test('are read the same under any name', async () => {
    const [[, only = ''] = []] = Object.entries(files);
    if (Object.keys(files).length > 1) return;
    const [first] = await readAll({ 'upload (1).bin': only });
    expect(first?.app).toBe(app);
  });
});
