import type { LineGrammar } from './grammar.ts';
import { hashText } from './hash.ts';
import type { Token } from './tokenize.ts';

/** What the features of a line ask about one of its words; all but the flags are hashes. */
export interface WordFacts {
  word: number;
  stem: number;
  ending2: number;
  ending3: number;
  ending4: number;
  start3: number;
  start4: number;
  shape: number;
  firstPart: number;
  lastPart: number;
  /** The word itself where it is one of the small words that join others, and otherwise what kind of word it is. */
  role: number;
  isUnit: boolean;
  isNumber: boolean;
  isParticiple: boolean;
  isConjunction: boolean;
}

const joining = new Set(
  `a about an and any any and/or approximately as at but by each for from in into if like more such of off on optional or other see per plus preferably the then to until weight with without your you i.e e.g`.split(
    /\s+/,
  ),
);

const known = new Map<string, WordFacts>();
const mostKnown = 30_000;

export function factsOf(token: Token, grammar: LineGrammar): WordFacts {
  const key = token.kind === 'number' ? `#${token.text}` : token.text;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const facts = token.kind === 'number' ? numberFacts(token.text) : wordFacts(token.text, grammar);
  known.set(key, facts);
  return facts;
}

function numberFacts(text: string): WordFacts {
  const pattern = text
    .toLowerCase()
    .replace(/\d+/g, '9')
    .replace(/[¼-¾⅐-⅞]/g, '½')
    .replace(/[\s\u00a0]+/g, ' ');
  const whole = /^\d+$/.test(text) ? Number(text) : -1;
  const size = whole < 0 ? pattern : whole <= 12 ? text : whole <= 30 ? 'tens' : 'many';
  const word = hashText(`#${pattern}`);
  const value = hashText(`#${size}`);
  const role = hashText('#');
  return {
    word: role,
    stem: value,
    ending2: role,
    ending3: word,
    ending4: role,
    start3: role,
    start4: role,
    shape: word,
    firstPart: role,
    lastPart: role,
    role,
    isUnit: false,
    isNumber: true,
    isParticiple: false,
    isConjunction: false,
  };
}

const leaves = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['feet', 'foot'],
]);

/** One spelling for plural and singular, rough on purpose: the model only has to see that they are alike. */
function stemOf(word: string): string {
  const irregular = leaves.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[®™“”"]/g, '')
    .replace(/[–‑]/g, '-')
    .replace(/^[-']+|(?<![-'])[-']+$/g, '');
}

function wordFacts(text: string, grammar: LineGrammar): WordFacts {
  const word = plainWord(text);
  const length = word.length;
  const hyphen = word.indexOf('-');
  const lastHyphen = word.lastIndexOf('-');
  const isUnit = grammar.isUnit(word);
  const isParticiple = length > 3 && word.endsWith('ed');
  const isConjunction = word === 'or' || word === 'and' || word === 'and/or';
  const kind = isUnit
    ? '=unit'
    : isParticiple
      ? '=ed'
      : length > 4 && word.endsWith('ly')
        ? '=ly'
        : length > 4 && word.endsWith('ing')
          ? '=ing'
          : /\d/.test(word)
            ? '=digit'
            : '=word';
  return {
    word: hashText(word),
    stem: hashText(stemOf(word)),
    ending2: hashText(word, Math.max(0, length - 2)),
    ending3: hashText(word, Math.max(0, length - 3)),
    ending4: hashText(word, Math.max(0, length - 4)),
    start3: hashText(word, 0, Math.min(3, length)),
    start4: hashText(word, 0, Math.min(4, length)),
    shape: hashText(shapeOf(text)),
    firstPart: hyphen < 0 ? 0 : hashText(word, 0, hyphen),
    lastPart: lastHyphen < 0 ? 0 : hashText(word, lastHyphen + 1),
    role: hashText(joining.has(word) ? word : kind),
    isUnit,
    isNumber: false,
    isParticiple,
    isConjunction,
  };
}

function shapeOf(text: string): string {
  const first = text.charAt(0);
  const capital = first !== first.toLowerCase() ? (text === text.toUpperCase() && text.length > 1 ? 'AA' : 'Aa') : 'aa';
  return `${capital}${text.includes('-') ? '-' : ''}${/[®™]/.test(text) ? 'R' : ''}${/\d/.test(text) ? '9' : ''}${/^\W/.test(text) ? '_' : ''}`;
}
