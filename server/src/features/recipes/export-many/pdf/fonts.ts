import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);

export type Face = 'text' | 'text-italic' | 'text-bold' | 'plain' | 'plain-bold';

const serif = (style: string) => `source-serif-4/${style}/SourceSerif4_${style}.ttf`;
const sans = (style: string) => `source-sans-3/${style}/SourceSans3_${style}.ttf`;
const pathOf = (font: string) => require.resolve(`@expo-google-fonts/${font}`);

/** It has what the others lack: Armenian, Georgian, Hebrew, Arabic, arrows and signs. */
const more = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const moreBold = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** Letters are looked for in the first one, which has Latin, Cyrillic and Greek, and then in the other. */
const faces: Record<Face, [string, string]> = {
  text: [pathOf(serif('400Regular')), more],
  'text-italic': [pathOf(serif('400Regular_Italic')), more],
  'text-bold': [pathOf(serif('600SemiBold')), moreBold],
  plain: [pathOf(sans('400Regular')), more],
  'plain-bold': [pathOf(sans('600SemiBold')), moreBold],
};

interface OpenFont {
  has(codePoint: number): boolean;
  /** In thousandths of the size. */
  widthOf(text: string): number;
}

export interface Run {
  /** Its path, by which the document knows it too. */
  font: string;
  text: string;
}

export interface Fonts {
  /** A text without the pictures among its letters, such as emoji, that no font has. */
  printable(text: string): string;
  /** The scripts of other letters that were met and that no font has, by their codes of ISO 15924. */
  unprinted(): string[];
  /** A text in parts of one font each; letters that no font has are boxes of the first one. */
  runsOf(text: string, face: Face): Run[];
  /** In points. */
  widthOf(text: string, face: Face, size: number): number;
}

/** A picture among letters with what changes and joins it, or a flag. */
const pictograph =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|[\u200d\ufe0f\u20e3]|\p{Extended_Pictographic}|\p{Regional_Indicator})*/gu;

/** Scripts that people write recipes in, by their codes of ISO 15924. */
const scripts: Record<string, RegExp> = {
  Hani: /\p{Script=Han}/u,
  Hira: /\p{Script=Hiragana}/u,
  Kana: /\p{Script=Katakana}/u,
  Hang: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
  Laoo: /\p{Script=Lao}/u,
  Khmr: /\p{Script=Khmer}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Deva: /\p{Script=Devanagari}/u,
  Beng: /\p{Script=Bengali}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Orya: /\p{Script=Oriya}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Knda: /\p{Script=Kannada}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Tibt: /\p{Script=Tibetan}/u,
  Ethi: /\p{Script=Ethiopic}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Syrc: /\p{Script=Syriac}/u,
  Thaa: /\p{Script=Thaana}/u,
  Geor: /\p{Script=Georgian}/u,
  Armn: /\p{Script=Armenian}/u,
  Grek: /\p{Script=Greek}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Latn: /\p{Script=Latin}/u,
};
/** That of signs of all kinds. */
const symbols = 'Zsym';
const scriptOf = (letter: string): string =>
  Object.entries(scripts).find(([, isOf]) => isOf.test(letter))?.[0] ?? symbols;

/** Words whose widths are remembered: a book says the same ones over and over. */
const mostWords = 20_000;

export const openFonts = (moreFonts: readonly string[]): Fonts => {
  const open = new Map<string, OpenFont | null>();
  const widths = new LRUCache<string, number>({ max: mostWords });

  const fontAt = (path: string, read: (path: string) => OpenFont | null): OpenFont | null => {
    const known = open.get(path);
    if (known !== undefined) return known;
    const font = read(path);
    open.set(path, font);
    return font;
  };

  /** A font is opened when a letter is looked for that those before it lack. */
  const findFont = (letter: string, face: Face): string | undefined => {
    const codePoint = letter.codePointAt(0) ?? 0;
    return (
      faces[face].find((path) => fontAt(path, readFont)?.has(codePoint)) ??
      moreFonts.find((path) => fontAt(path, readForeignFont)?.has(codePoint))
    );
  };

  const lacking = new Set<string>();
  const fontFor = (letter: string, face: Face): string => {
    const font = findFont(letter, face);
    if (font === undefined) lacking.add(scriptOf(letter));
    return font ?? faces[face][0];
  };

  const runsOf = (text: string, face: Face): Run[] => {
    const runs: Run[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      // Accents and joiners belong to the letter before them.
      const isPart = last && (letter === ' ' || /\p{M}|\u200d|\ufe0f/u.test(letter));
      const font = isPart ? last.font : fontFor(letter, face);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };

  return {
    printable: (text) =>
      text
        .replaceAll(pictograph, (sign) => (findFont(sign, 'text') === undefined ? '' : sign))
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    unprinted: () => [...lacking].toSorted(),
    runsOf,
    widthOf(text, face, size) {
      const key = `${face} ${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        width = runsOf(text, face).reduce((sum, run) => sum + (open.get(run.font)?.widthOf(run.text) ?? 0), 0);
        widths.set(key, width);
      }
      return (width * size) / 1000;
    },
  };
};

const readFont = (path: string): OpenFont => {
  const font = create(readFileSync(path));
  if (!('layout' in font)) throw new Error(`${path} holds several fonts.`);
  return {
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text) => (font.layout(text).advanceWidth * 1000) / font.unitsPerEm,
  };
};

/** What somebody put beside ours may be anything. */
const readForeignFont = (path: string): OpenFont | null => {
  try {
    return readFont(path);
  } catch {
    return null;
  }
};
