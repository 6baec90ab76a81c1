import { describe, expect, test } from 'vitest';
import { decodePage } from './decode-page.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('the bytes of a page', () => {
  test.each([
    ['shift_jis', '8dde97bf', '材料'],
    ['gb18030', 'b2c4c1cf', '材料'],
    ['windows-1251', 'c1ebe8edfb', 'Блины'],
    ['windows-1250', '8e656d6c6f766b61', 'Žemlovka'],
    ['iso-8859-1', '4372e86d65206272fb6ce965', 'Crème brûlée'],
    ['euc-kr', 'c0e7b7e1', '재료'],
    ['big5', 'a7f7aec6', '材料'],
    ['windows-1253', 'd5ebe9eadc', 'Υλικά'],
    ['windows-1254', '596170fd6cfdfe', 'Yapılış'],
    ['windows-1257', 'd0e2', 'Šā'],
  ])('are read as %s by header and by their own declaration', (charset, hex, text) => {
    expect(decodePage(bytesOf(hex), `text/html; charset=${charset}`)).toBe(text);
    const declared = ascii(`<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`);
    expect(decodePage(joined(declared, bytesOf(hex)))).toContain(text);
  });

  test.each([
    ['fffe' + '50679965', '材料'],
    ['feff' + '67506599', '材料'],
    ['efbbbf' + 'e69d90e69699', '材料'],
  ])('are read by their byte order mark: %s', (hex, text) => {
    expect(decodePage(bytesOf(hex), 'text/html; charset=iso-8859-1')).toContain(text);
  });

  test('are UTF-8 if they can be, whatever is declared', () => {
    expect(decodePage(new TextEncoder().encode('crème'), 'text/html; charset=iso-8859-1')).toBe('crème');
  });

  test('are Windows-1252 if nothing is known', () => {
    expect(decodePage(bytesOf('80e8'))).toBe('€è');
  });

  test('may name a charset that does not exist', () => {
    expect(decodePage(bytesOf('e8'), 'text/html; charset=nonsense')).toBe('è');
  });

  test('keep their text around a few broken bytes', () => {
    const text = 'é'.repeat(100);
    expect(decodePage(joined(new TextEncoder().encode(text), bytesOf('ff')))).toContain(text);
  });
});
