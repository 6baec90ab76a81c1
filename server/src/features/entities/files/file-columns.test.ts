import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cellValue } from './file-columns.ts';

const directory = fileURLToPath(new URL('../../../../../messages/src/', import.meta.url));
const locales = readdirSync(directory).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

/** By the language or the locale. */
const words: Record<string, [yes: string, no: string]> = {
  af: ['ja', 'nee'],
  ar: ['نعم', 'لا'],
  bg: ['да', 'не'],
  ca: ['sí', 'no'],
  cs: ['ano', 'ne'],
  da: ['ja', 'nej'],
  de: ['ja', 'nein'],
  el: ['ναι', 'όχι'],
  en: ['yes', 'no'],
  es: ['sí', 'no'],
  fi: ['kyllä', 'ei'],
  fr: ['oui', 'non'],
  gl: ['si', 'non'],
  he: ['כן', 'לא'],
  hr: ['da', 'ne'],
  hu: ['igen', 'nem'],
  is: ['já', 'nei'],
  it: ['sì', 'no'],
  ja: ['はい', 'いいえ'],
  ko: ['예', '아니요'],
  lt: ['taip', 'ne'],
  lv: ['jā', 'nē'],
  nl: ['ja', 'nee'],
  no: ['ja', 'nei'],
  pl: ['tak', 'nie'],
  pt: ['sim', 'não'],
  ro: ['da', 'nu'],
  ru: ['да', 'нет'],
  sk: ['áno', 'nie'],
  sl: ['da', 'ne'],
  sr: ['да', 'не'],
  sv: ['ja', 'nej'],
  tr: ['evet', 'hayır'],
  uk: ['так', 'ні'],
  vi: ['có', 'không'],
  zh: ['是', '否'],
};

test.each(locales)('a table takes for yes and no what it asks for in %s', (locale) => {
  const [yes, no] = words[locale.split('-')[0] ?? ''] ?? ['', ''];
  const asked = JSON.parse(readFileSync(`${directory}${locale}.json`, 'utf8'))['table.yes-or-no'];
  expect(asked).toContain(yes);
  expect(asked).toContain(no);
  expect([cellValue(yes, 'flag'), cellValue(no, 'flag')]).toEqual([true, false]);
});

test('what is neither stays as it was written, to be asked about', () => {
  expect(cellValue('perhaps', 'flag')).toBe('perhaps');
});
