import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['plain UTF-8', Buffer.from('Crème'), 'text/html', 'Crème'],
  ['what its header says', latin1('Crème'), 'text/html; charset=ISO-8859-1', 'Crème'],
  [
    'what the page says',
    latin1('<meta charset="windows-1252">Crème'),
    'text/html',
    '<meta charset="windows-1252">Crème',
  ],
  [
    'an old declaration',
    latin1('<META http-equiv=Content-Type content="text/html; charset=latin1">é'),
    '',
    '<META http-equiv=Content-Type content="text/html; charset=latin1">é',
  ],
  ['a byte order mark', Buffer.from('\ufeffCrème', 'utf16le'), 'text/html; charset=utf-8', 'Crème'],
  ['Japanese', Buffer.from([0x82, 0xa0]), 'text/html; charset=Shift_JIS', 'あ'],
  ['an unknown encoding', Buffer.from('Crème'), 'text/html; charset=klingon', 'Crème'],
  ['a wrong claim of UTF-16', Buffer.from('<meta charset="utf-16">Crème'), '', '<meta charset="utf-16">Crème'],
  ['no declaration and no UTF-8', latin1('Crème'), 'text/html', 'Crème'],
  ['nothing', Buffer.alloc(0), '', ''],
])('%s is read', (_, bytes, contentType, text) => expect(decodeText(bytes, contentType)).toBe(text));
