import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { coloursAsCss, designed } from './instance-colours.ts';

const css = readFileSync(new URL('../../app/theme/tokens.css', import.meta.url), 'utf8');

const names = ['Primary', 'Accent', 'Secondary', 'Success', 'Info', 'Warning', 'Error'] as const;

/** What the server answers when its owner has set nothing but `changed`. */
const themeWith = (changed: Record<string, string>) =>
  Object.fromEntries([
    ...(['light', 'dark'] as const).flatMap((mode) =>
      names.map((name) => [`${mode}${name}`, designed[mode].colours[name]]),
    ),
    ...Object.entries(changed),
  ]);

const variables = (rules: string) =>
  Object.fromEntries([...rules.matchAll(/--([\w-]+):(#[0-9a-f]{6})/gi)].map(([, name, colour]) => [name, colour]));

test('the designed colours need no rules', () => {
  expect(coloursAsCss(themeWith({}))).toBe('');
});

test('a pale primary keeps its label and its links readable', () => {
  const set = variables(coloursAsCss(themeWith({ lightPrimary: '#ffd54f' })));

  expect(set.primary).toBe('#ffd54f');
  expect(contrast(set['on-primary'] ?? '', '#ffd54f')).toBeGreaterThan(4.5);
  for (const ground of designed.light.grounds)
    expect(contrast(set['primary-ink'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(set['timer-ink'] ?? '', set.timer ?? '')).toBeGreaterThanOrEqual(4.5);
});

test('only the theme that differs gets rules', () => {
  const rules = coloursAsCss(themeWith({ darkAccent: '#00bcd4' }));

  expect(rules).toContain('"dark"');
  expect(rules).not.toContain('"light"');
});

test('what is no colour is passed over', () => {
  expect(coloursAsCss(themeWith({ lightPrimary: 'red;}body{display:none' }))).toBe('');
});

test('the designed colours are those of the style sheet', () => {
  const token = {
    Primary: 'primary',
    Accent: 'accent',
    Secondary: 'ink-2',
    Success: 'success',
    Info: 'info',
    Warning: 'warning',
    Error: 'error',
  };
  for (const mode of ['light', 'dark'] as const) {
    const rule = css
      .slice(css.search(new RegExp(`scheme=.${mode}`)))
      .split('}')[0]
      ?.toLowerCase();
    for (const name of names)
      expect(rule).toContain(`--${token[name]}: ${designed[mode].colours[name].toLowerCase()};`);
  }
});
