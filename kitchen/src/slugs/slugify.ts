import { spellKana } from './kana.ts';
import { letterSpellings, silentSigns } from './letters.ts';

const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');

const firstSyllable = 0xac00;

/** Korean syllables as Latin letters, each by itself in the Revised Romanization: "김치" is "gimchi". */
function spellHangul(text: string): string {
  return text.replace(/[\uac00-\ud7a3]/g, (syllable) => {
    const code = syllable.charCodeAt(0) - firstSyllable;
    const initial = initials[Math.floor(code / (finals.length * vowels.length))];
    const vowel = vowels[Math.floor(code / finals.length) % vowels.length];
    return `${initial}${vowel}${finals[code % finals.length]}`;
  });
}

/** Where one letter in so many cannot be spelled, names that differ in such letters would look alike too often. */
const muchOfAName = 4;

/**
 * The name as part of an address: ASCII letters and digits joined by hyphens, never empty.
 * Letters that cannot be spelled, as Chinese ones, are told apart by a short code made from them, the same every time,
 * unless they only repeat in brackets what a long name has said.
 */
export function slugify(name: string): string {
  const spelled = spellInAscii(name);
  const slug = hyphenated(spelled);
  const letters = spelled.match(/\p{L}/gu) ?? [];
  const lost = letters.filter((letter) => !/[a-z]/.test(letter));
  if (lost.length * muchOfAName > letters.length) return [slug, code(lost.join(''))].filter(Boolean).join('-');
  return slug || code(name);
}

/** The name that the `count`th recipe of the same name gets: "Name (1)". */
export function numberedName(name: string, count: number): string {
  return `${name} (${count})`;
}

/** Lower case, accents dropped, letters of other alphabets spelled; what has no spelling stays as it is. */
function spellInAscii(name: string): string {
  const visible = name.replace(/\p{Cf}/gu, '').replace(/[™®©°¼-¾⅐-⅞]/gu, (sign) => signs.get(sign) ?? ` ${sign} `);
  const composed = spellHangul(spellKana(visible.normalize('NFKC').toLowerCase().normalize('NFC')));
  const withoutSigns = composed.replace(silentSigns, '');
  const spelled = withoutSigns.replace(/\P{ASCII}/gu, (letter) => letterSpellings.get(letter) ?? letter);
  const bare = spelled.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare.replace(/\P{ASCII}/gu, (letter) => letterSpellings.get(letter) ?? letter);
}

const signs = new Map([
  ['™', ' tm '],
  ['®', ' r '],
  ['©', ' c '],
  ['°', 'deg'],
]);

/** A comma inside a number vanishes and an apostrophe is a gap, as in the addresses of python-slugify. */
function hyphenated(text: string): string {
  return text
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** FNV-1a, 32 bits, in base 36. */
function code(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.normalize('NFC'))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
