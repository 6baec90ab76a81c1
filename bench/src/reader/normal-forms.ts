/** Texts in the forms in which they are compared, so that spelling of the same words does not count. */

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  times: '×',
  reg: '®',
  trade: '™',
  copy: '©',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  atilde: 'ã',
  auml: 'ä',
  aring: 'å',
  ccedil: 'ç',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  igrave: 'ì',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  ouml: 'ö',
  ograve: 'ò',
  oslash: 'ø',
  uacute: 'ú',
  ugrave: 'ù',
  ucirc: 'û',
  uuml: 'ü',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  Eacute: 'É',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  Agrave: 'À',
  Aring: 'Å',
  Oslash: 'Ø',
  Ccedil: 'Ç',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  zwnj: '',
  zwj: '',
  shy: '',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  laquo: '«',
  raquo: '»',
  frasl: '⁄',
  prime: '′',
  Prime: '″',
  ordm: 'º',
  ordf: 'ª',
};

const fractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

/** Entities decoded (expectations hold them up to three times escaped). */
function decoded(text: string): string {
  let now = text;
  for (let round = 0; round < 3; round++) {
    const next = now.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,10}));?/g, (match, decimal, hex, name) => {
      if (name) return named[name] ?? match;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';
    });
    if (next === now) break;
    now = next;
  }
  return now;
}

/** Entities decoded, tags removed, fractions spelled n/m, quotes and dashes unified, white space collapsed. */
export function strict(value: unknown): string {
  if (value === null || value === undefined) return '';
  return decoded(String(value))
    .replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, ' ')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (sign) => ` ${fractions[sign]}`)
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad\u2028\u2029]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.!?)])/g, '$1')
    .replace(/\( /g, '(')
    .trim();
}

/** Strict, without a leading bullet and a trailing colon. */
export function line(value: unknown): string {
  return strict(value)
    .replace(/^[-*•·▢☐□▪◦‣]\s*/u, '')
    .replace(/\s*:$/, '')
    .trim();
}

const between: Record<string, string> = { '.': '\ue001', ',': '\ue002', '/': '\ue003', ':': '\ue004', '-': '\ue005' };

/** Strict, in lower case, only letters and digits, and what parts digits from digits: "1-2" is not "12". */
export function loose(value: unknown): string {
  return strict(value)
    .toLowerCase()
    .replace(/(?<=\d)\s*([.,/:-])\s*(?=\d)/g, (_, sign: string) => between[sign] ?? '')
    .replace(/[^\p{L}\p{N}\p{M}\ue001-\ue005]+/gu, '');
}

export function words(value: unknown): string[] {
  return (
    strict(value)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

/** The first number of a text. */
export function firstNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const found = strict(value)
    .replace(/(\d),(\d)/g, '$1.$2')
    .match(/-?\d+(?:\.\d+)?/);
  return found ? Number(found[0]) : null;
}

/** Host and path of a picture's address, without "www." and query. */
export function addressKey(value: unknown): string {
  try {
    const url = new URL(strict(value).replace(/^\/\//, 'https://'));
    return url.hostname.replace(/^www\./, '') + decodedPath(url.pathname).replace(/\/+/g, '/');
  } catch {
    return '';
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A picture's file name without its size. */
export function fileStem(value: unknown): string {
  const file = addressKey(value).split('/').pop() ?? '';
  return file
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_]\d{2,4}x\d{2,4}$|[-_](?:scaled|\d{3,4}w?)$/i, '')
    .toLowerCase();
}

export function person(value: unknown): string {
  return loose(strict(value).replace(/^(?:recipe\s+)?by:?\s+/i, ''));
}

/** The different labels of a list or of a text with commas. */
export function labels(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  return [
    ...new Set(
      texts
        .flatMap((text) => String(text ?? '').split(/[,;]/))
        .map(loose)
        .filter(Boolean),
    ),
  ];
}
