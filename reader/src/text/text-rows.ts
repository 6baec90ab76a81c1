import { collapse } from '../html/text-of.ts';
import { numberedLayout, type Row } from '../page/visible/rows.ts';
import { yieldLabel } from '../words/fact-words.ts';
import { hasNumber } from '../words/quantity-words.ts';
import { sectionOf } from '../words/section-words.ts';

/** A line of a text as a page would show it. */
export interface TextRow extends Row {
  /** The number before it, which counts the lines of a list. */
  number: number | null;
  /** Whether a blank line stands above it. */
  opensBlock: boolean;
  /** The line as it is shown where no place was found for it: with its number, and with addresses that its words lead to. */
  written: string;
}

/** Longer texts hold more than a recipe. */
const longestText = 200_000;
const mostLines = 3000;

/** A line that was broken at the edge of a page goes on in the next. */
const brokenLine = 45;

/** The lines of a plain or Markdown text. */
export function rowsOfText(text: string): TextRow[] {
  const lines = text
    .slice(0, longestText)
    .replace(/[^\S\n\r\u2028]{5,}/g, '    ')
    .split(/\r\n|[\n\r\u2028]/)
    .slice(0, mostLines);
  return joined(lines.flatMap(listInLine).slice(0, 2 * mostLines)).flatMap((line, at, all) =>
    rowOf(line, at === 0 || isBlank(all[at - 1] ?? ''), isBlank(all[at + 1] ?? '')),
  );
}

/** An empty line, or a rule across the text. */
const isBlank = (line: string): boolean => /^[-=_*~\s]*$/.test(line);

/** Lines that were broken in the middle of a sentence, put together again. */
function joined(lines: string[]): string[] {
  const whole: string[] = [];
  for (const line of lines.map((text) => text.trimEnd())) {
    const before = whole.at(-1) ?? '';
    const goesOn = before.length > brokenLine && !/[.!?:;]$/.test(before) && /^\s*\p{Ll}/u.test(line);
    if (goesOn) whole[whole.length - 1] = `${before} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

/** "Ingredients: 2 eggs, 50 g oats" as a heading and its list, "Method: Mix." as a heading and its first step. */
function listInLine(line: string): string[] {
  const said = /^[\s*_#]*(?![\s*_#])([^:：]{2,40})[:：][*_]*\s*(\S.*)$/su.exec(line);
  const [section, rest = ''] = [sectionOf(said?.[1] ?? ''), said?.[2]];
  if (section === 'method') return ['', `${said?.[1]}:`, rest];
  const items = rest.split(/[,;、](?!\d)(?![^()]{0,200}\))\s*/).filter((item) => item !== '');
  const isList =
    section === 'ingredients' && items.length > 0 && (items.length > 1 ? items.some(hasNumber) : !hasYield(rest));
  return isList ? ['', `${said?.[1]}:`, ...items.map((item) => `- ${item}`)] : [line];
}

function hasYield(text: string): boolean {
  yieldLabel.lastIndex = 0;
  return yieldLabel.test(text);
}

/** Signs that stand before a line of a list, and boxes to tick. */
const bullet =
  /^\s*(?:[-+*–—]\s+(?:\[[ x]?\]\s+)?|[•·▢☐☑☒□▪◦‣●○✓✔]\s*(?:\[[ x]?\]\s+)?|[-–—](?=[\p{L}\d½¼¾⅓⅔])|\[[ x]?\]\s+)/iu;

/** "1. Peel", "2) 3 eggs", "(3) Boil" and the numbers of chats. */
const ordered =
  /^\s*(?:(\d{1,2})[.)](?:\s+(?=[\p{L}\d½¼¾⅓⅔"“„«(*_])|(?=\p{L}))|\((\d{1,2})\)\s*(?=\p{L})|(\d)\ufe0f?\u20e3\s*)/u;

function rowOf(line: string, isFirst: boolean, isLast: boolean): TextRow[] {
  const isBullet = bullet.test(line);
  const bare = line.replace(bullet, '');
  const counted = ordered.exec(bare);
  const number = counted ? Number(counted[1] ?? counted[2] ?? counted[3]) : null;
  const marked = /^\s{0,3}(#{1,6})\s+(.*)$/s.exec(line);
  const said = marked?.[2]?.replace(/(?<!#)#{1,9}$/, '') ?? bare.slice(counted?.[0].length ?? 0);
  const text = collapse(withoutMarks(said)) || collapse(said);
  if (text === '' || isBlank(text)) return [];
  return [
    {
      text,
      heading:
        marked?.[1]?.length ?? (isBold(line) ? 7 : isFirst && isLast && isShort(text, line) ? standsAlone : null),
      isListItem: isBullet || number !== null,
      names: '',
      className: '',
      layout: isBullet ? 'bullet' : number !== null ? numberedLayout : 'line',
      isBeside: false,
      isLink: /^\[[^\]]*\]\([^)]*\)$/.test(line.trim()),
      number,
      opensBlock: isFirst,
      written: /\]\(/.test(bare) ? collapse(bare) : number === null ? text : `${number}. ${text}`,
    },
  ];
}

/** The level of a few words alone between empty lines, which head what follows or stand for themselves. */
export const standsAlone = 8;

/** Markdown's bold, italic, code and links as their words. */
function withoutMarks(text: string): string {
  return text
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<!\w)[*_](?=\S)([^*_]+)[*_](?!\w)/g, '$1')
    .replace(/\\([#*_[\]])/g, '$1');
}

function isBold(line: string): boolean {
  const bare = line.trim().replace(/:$/, '');
  return bare.length > 4 && ['**', '__'].some((mark) => bare.startsWith(mark) && bare.endsWith(mark));
}

/** A few words without a number or an end of sentence. */
function isShort(text: string, line: string): boolean {
  return text.length <= 40 && !/[\d½¼¾⅓⅔.,;!?]/.test(text) && !/\d/.test(line);
}
