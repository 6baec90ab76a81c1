import { type AppTheme, contract } from '@larder/contract';
import { request } from '../api/index.ts';
import { storedText } from '../browser/stored-text.ts';
import { contrast, isHexColour, mix, readableOn } from './contrast.ts';

type Mode = 'light' | 'dark';

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

type Colour = keyof (typeof designed)['light']['colours'];

/** Fetches the colours that the owner of the server has set, and shows them. Without an answer the designed ones stay. */
export async function applyInstanceColours() {
  const theme = await request(contract.about.theme).catch(() => undefined);
  if (!theme) return;
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
      const rules = Object.keys(designed.light.colours)
        .filter((name): name is Colour => name in designed.light.colours)
        .filter((name) => isHexColour(theme[`${mode}${name}`]) && !isDesigned(mode, name, theme))
        .flatMap((name) => shades(mode, name, theme[`${mode}${name}`]));
      return rules.length > 0 ? `:root[data-mantine-color-scheme="${mode}"]{${rules.join(';')}}` : '';
    })
    .join('');
}

const isDesigned = (mode: Mode, name: Colour, theme: AppTheme) =>
  theme[`${mode}${name}`].toLowerCase() === designed[mode].colours[name].toLowerCase();

function shades(mode: Mode, name: Colour, colour: string): string[] {
  const { grounds, ink, bg } = designed[mode];
  const soft = mix(bg, colour, 0.1);
  const text = readableOn(colour, [...grounds, soft], ink);
  if (name === 'Secondary') return [`--ink-2:${text}`];
  if (name === 'Accent') return [`--accent:${text}`, `--accent-soft:${soft}`, `--on-accent:${labelOn(text)}`];
  if (name !== 'Primary') return [`--${name.toLowerCase()}:${text}`, `--${name.toLowerCase()}-soft:${soft}`];
  const timer = mix(bg, colour, 0.2);
  return [
    `--primary:${colour}`,
    `--primary-hover:${mix(colour, labelOn(colour) === '#ffffff' ? '#000000' : '#ffffff', 0.15)}`,
    `--primary-ink:${text}`,
    `--on-primary:${labelOn(colour)}`,
    `--primary-soft:${soft}`,
    `--primary-line:${mix(bg, colour, 0.35)}`,
    `--timer:${timer}`,
    `--timer-ink:${readableOn(colour, [timer], ink)}`,
  ];
}

/** White or nearly black, whichever is read better on the colour. */
const labelOn = (colour: string) =>
  contrast('#ffffff', colour) >= contrast('#171412', colour) ? '#ffffff' : '#171412';
