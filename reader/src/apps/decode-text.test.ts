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
  ['line breaks of any system', word('a\r\nb\rc\nd'), 'a\nb\nc\nd'],
  ['the end of a file of DOS', bytes(0x61, 0x0d, 0x0a, 0x1a, 0, 0), 'a\n'],
  ['no text', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d), ''],
])('%s', (_, content, text) => {
  expect(decodeText(content)).toBe(text);
});
