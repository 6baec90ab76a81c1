import type { AppTheme } from '@larder/contract';
import { contrast, isHexColour, labelOn, mix, readableOn } from '@larder/contract/contrast';
import { storedText } from '../browser/stored-text.ts';

export type Mode = 'light' | 'dark';

/** Read by `build/boot.js` too, before the first paint. */
const key = 'larder.instance-colours';

/** The colours of `tokens.css` from which an instance may differ, and the grounds that text stands on. */
export const designed = {
  light: {
    colours: {
      Primary: '#BF4420',
      Accent: '#4E7433',
      Secondary: '#544A40',
      Success: '#26753D',
      Info: '#28628C',
      Warning: '#8C5D08',
      Error: '#AC263E',
    },
    grounds: ['#FBF8F2', '#FFFDF9', '#FFFFFF', '#F5F0E7'],
    ink: '#201C1A',
    bg: '#FBF8F2',
  },
  dark: {
    colours: {
      Primary: '#E67E57',
      Accent: '#A5C387',
      Secondary: '#BFB5A9',
      Success: '#82C392',
      Info: '#7DAED0',
      Warning: '#EFB94A',
      Error: '#E68390',
    },
    grounds: ['#171412', '#201C1A', '#2A2622', '#110F0D'],
    ink: '#F3EDE4',
    bg: '#171412',
  },
} as const;

export type ColourName = keyof (typeof designed)['light']['colours'];

export const colourNames: readonly ColourName[] = [
  'Primary',
  'Accent',
  'Secondary',
  'Success',
  'Info',
  'Warning',
  'Error',
];

/** The designed colours as the server tells those that hold. */
export const designedTheme: AppTheme = Object.assign(
  {},
  ...colourNames.map((name) => ({
    [`light${name}`]: designed.light.colours[name],
    [`dark${name}`]: designed.dark.colours[name],
  })),
);

/** How much of a colour is in the ground that is tinted with it. */
const softness = 0.1;

/** Shows the colours that hold on this server, also from the first paint of the next page on. */
export function showInstanceColours(theme: AppTheme) {
  const css = coloursAsCss(theme);
  storedText.write(key, css || null);
  const style = document.getElementById('instance-colours') ?? document.createElement('style');
  style.id = 'instance-colours';
  style.textContent = css;
  document.head.append(style);
}

/** Rules for the colours that differ from the designed ones, with all shades that follow from them; empty when none does. */
export function coloursAsCss(theme: AppTheme): string {
  return (['light', 'dark'] as const)
    .map((mode) => {
      const rules = Object.entries(coloursAsVariables(mode, theme)).map(([name, colour]) => `${name}:${colour}`);
      return rules.length > 0 ? `:root[data-mantine-color-scheme="${mode}"]{${rules.join(';')}}` : '';
    })
    .join('');
}

/** What differs from the designed colours in one mode, as variables of the style sheet. */
export const coloursAsVariables = (mode: Mode, theme: AppTheme): Record<string, string> =>
  Object.assign(
    {},
    ...colourNames
      .filter((name) => isHexColour(theme[`${mode}${name}`]) && !isDesigned(mode, name, theme))
      .map((name) => shades(mode, name, theme[`${mode}${name}`])),
  );

/** How well a colour is read as text where that is hardest, and the one that text is written in. */
export function readability(mode: Mode, colour: string): { ratio: number; shown: string } {
  const grounds = groundsOf(mode, colour);
  return {
    ratio: Math.min(...grounds.map((ground) => contrast(colour, ground))),
    shown: readableOn(colour, grounds, designed[mode].ink),
  };
}

/** All that text of a colour stands on, with the tinted ground that is made of it. */
const groundsOf = (mode: Mode, colour: string): string[] => [
  ...designed[mode].grounds,
  mix(designed[mode].bg, colour, softness),
];

const isDesigned = (mode: Mode, name: ColourName, theme: AppTheme) =>
  theme[`${mode}${name}`].toLowerCase() === designed[mode].colours[name].toLowerCase();

/** A colour with the shades that follow from it. */
function shades(mode: Mode, name: ColourName, colour: string): Record<string, string> {
  const { ink, bg } = designed[mode];
  const soft = mix(bg, colour, softness);
  const text = readableOn(colour, groundsOf(mode, colour), ink);
  if (name === 'Secondary') return { '--ink-2': text };
  if (name === 'Accent') return { '--accent': text, '--accent-soft': soft, '--on-accent': labelOn(text) };
  if (name !== 'Primary') return { [`--${name.toLowerCase()}`]: text, [`--${name.toLowerCase()}-soft`]: soft };
  const label = labelOn(colour);
  const timer = mix(bg, colour, 0.2);
  return {
    '--primary': colour,
    // Away from the label, which stays readable.
    '--primary-hover': mix(colour, label === '#ffffff' ? '#000000' : '#ffffff', 0.15),
    '--primary-ink': text,
    '--on-primary': label,
    '--primary-soft': soft,
    '--primary-line': mix(bg, colour, 0.35),
    '--timer': timer,
    '--timer-ink': readableOn(colour, [timer], ink),
  };
}
