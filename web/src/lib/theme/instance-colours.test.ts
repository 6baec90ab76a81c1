import { readFileSync } from 'node:fs';
import { contrast } from '@larder/contract/contrast';
import { expect, test } from 'vitest';
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
  Object.fromEntries([...rules.matchAll(/--([\w-]+): ?(#[0-9a-f]{6})/gi)].map(([, name, colour]) => [name, colour]));

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

/** The tokens of a mode as they are without an instance's colours. */
const tokens = (mode: 'light' | 'dark') => {
  const rule = css.slice(css.search(new RegExp(`scheme=.${mode}`))).split('}')[0] ?? '';
  return variables(rule);
};

const statuses = ['accent', 'success', 'info', 'warning', 'error'];
const texts = ['ink', 'ink-2', 'ink-3', 'primary-ink', ...statuses];
const readPairs = [
  ...texts.flatMap((text) => ['bg', 'surface', 'raised', 'sunken', 'hover'].map((ground) => [text, ground])),
  ...statuses.flatMap((name) => [name, 'ink'].map((text) => [text, `${name}-soft`])),
  ...[
    ['primary-ink', 'primary-soft'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
  ],
  ...[
    ['on-accent', 'accent'],
    ['timer-ink', 'timer'],
    ['bg', 'error'],
  ],
];

const levels = ['00', '33', '66', '80', '99', 'cc', 'ff'];
const manyColours = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)));

test.each(['light', 'dark'] as const)('whatever colour is chosen, all text stays readable in the %s theme', (mode) => {
  const unreadable = manyColours.flatMap((colour) => {
    const theme = themeWith(Object.fromEntries(names.map((name) => [`${mode}${name}`, colour])));
    const all = { ...tokens(mode), ...variables(coloursAsCss(theme)) };
    const isPoor = ([text = '', ground = '']: string[]) => !(contrast(all[text] ?? '', all[ground] ?? '') >= 4.5);
    return readPairs.filter(isPoor).map((pair) => `${colour}: ${pair.join(' on ')}`);
  });
  expect(unreadable).toEqual([]);
});
