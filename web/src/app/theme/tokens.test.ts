import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'),
);
const texts = files.map((file) => ({ file, text: readFileSync(`${source}${file}`, 'utf8') }));
const sheets = texts.filter(({ file }) => file.endsWith('.css'));

/** Set by a style sheet, or by a component on its element. */
const known = new Set(
  texts.flatMap(({ text }) => [...text.matchAll(/['"\s{;](--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name)),
);

test('every name that a style sheet reads has a value', () => {
  const unknown = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name) && !name.startsWith('--mantine-'))
      .map((name) => `${name} in ${file}`),
  );

  expect(unknown).toEqual([]);
});

test('style sheets know a start and an end, no left and right', () => {
  const sided =
    /[\s;{](?:margin|padding|border|inset|scroll-margin)?-?(?:left|right)\b[\w-]*\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/;

  expect(sheets.filter(({ text }) => sided.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every class that a component wears is in its style sheet', () => {
  const missing = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, path = '']) => {
      const sheet = sheets.find((other) => other.file === join(dirname(file), path))?.text ?? '';
      return [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))]
        .map(([, used = '']) => used)
        .filter((used) => !sheet.includes(`.${used}`) && !sheet.includes(`.${inKebabCase(used)}`))
        .map((used) => `${used} of ${file}`);
    }),
  );

  expect(missing).toEqual([]);
});

const inKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('distances and sizes are tokens or grow with the text; only hairlines are drawn in pixels', () => {
  const hairlines = ['0', '1', '1.5', '2'];
  const raw = texts
    .filter(({ file }) => !/theme\/(tokens|fonts)\.css$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '').matchAll(/(?<![\w.])(\d+(?:\.\d+)?)px\b/g)]
        .filter(([, value = '']) => !hairlines.includes(value))
        .map(([value]) => `${value} in ${file}`),
    );

  expect(raw).toEqual([]);
});

test('style sheets name the widths at which the layout changes', () => {
  const unnamed = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*/g)]
      .filter(([rule]) => /width[^)]*\d/.test(rule))
      .map(([rule]) => `${rule} in ${file}`),
  );

  expect(unnamed).toEqual([]);
});
