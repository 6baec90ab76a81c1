import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);
const word = (text: string) => new TextEncoder().encode(text);

test.each([
  ['UTF-8', word('Käse ½'), 'Käse ½'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x61, 0, 0xe4, 0), 'aä'],
  ['Windows-1252', bytes(0x4b, 0xe4, 0x73, 0x65, 0x20, 0x96), 'Käse –'],
  ['the letters of DOS', bytes(0x4b, 0x84, 0x73, 0x65, 0x20, 0xab), 'Käse ½'],
  [
    'quotes of Windows, without a letter that tells',
    bytes(0x93, 0x61, 0x62, 0x94, 0x20, 0x64, 0x6f, 0x6e, 0x92, 0x74),
    '“ab” don’t',
  ],
  ['fractions of Windows', bytes(0x31, 0xbd, 0x20, 0x63), '1½ c'],
  ['the ß of DOS', bytes(0x53, 0x81, 0xe1, 0x65, 0x73), 'Süßes'],
  [
    'what XML says of itself',
    Uint8Array.from([...word('<?xml version="1.0" encoding="windows-1251"?>'), 0xe1, 0xee, 0xf0]),
    '<?xml version="1.0" encoding="windows-1251"?>бор',
  ],
  ['codes for a printer in a long text', Uint8Array.from([...word('a '.repeat(300)), 0x0f]), `${'a '.repeat(300)} `],
  ['line breaks of any system', word('a\r\nb\rc\nd'), 'a\nb\nc\nd'],
  ['the end of a file of DOS', bytes(0x61, 0x0d, 0x0a, 0x1a, 0, 0), 'a\n'],
  ['no text', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d), ''],
])('%s', (_, content, text) => {
  expect(decodeText(content)).toBe(text);
});

test('a text of many megabytes is whole', () => {
  expect(decodeText(new Uint8Array(9_000_000).fill(0x61))).toHaveLength(9_000_000);
});
