import { readFileSync } from 'node:fs';
import { contrast, mix, readableContrast, readableOn } from '@larder/contract/contrast';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../app/theme/tokens.css', import.meta.url), 'utf8');

/** The colours that the rule of a theme sets, by name. */
function colours(theme: 'light' | 'dark') {
  const rule = css.slice(css.search(new RegExp(`scheme=.${theme}`))).split('}')[0] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gi)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

const status = ['accent', 'success', 'info', 'warning', 'error'];
const grounds = ['bg', 'surface', 'raised', 'sunken', 'hover'];
const pairs = [
  ...['ink', 'ink-2', 'ink-3', 'primary-ink', ...status].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...status.flatMap((name) => [name, 'ink', 'ink-2'].map((text) => [text, `${name}-soft`])),
  ...['ink', 'ink-2', 'ink-3'].map((text) => [text, 'control']),
  ...['ink', 'ink-2'].map((text) => [text, 'pressed']),
  ['primary-ink', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['timer-ink', 'timer'],
  ['toast-ink', 'toast'],
  ['toast-action', 'toast'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const all = colours(theme);

  test.each(pairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(all[text ?? ''] ?? '', all[ground ?? ''] ?? '')).toBeGreaterThanOrEqual(readableContrast);
  });
});

test('black on white has the greatest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});

test('a colour moves towards the ink until it is readable', () => {
  const readable = readableOn('#ffcc00', ['#ffffff'], '#201c1a');

  expect(contrast(readable, '#ffffff')).toBeGreaterThanOrEqual(readableContrast);
  expect(readable).not.toBe('#201c1a');
});

test('a colour that is readable already stays as it is', () => {
  expect(readableOn('#1d5d30', ['#ffffff'], '#000000')).toBe('#1d5d30');
});

test('half of black and white is grey', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});
