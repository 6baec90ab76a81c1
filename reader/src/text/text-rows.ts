import { collapse } from '../html/text-of.ts';
import type { Row } from '../page/visible/rows.ts';
import { hasNumber } from '../words/quantity-words.ts';
import { sectionOf } from '../words/section-words.ts';

/** Longer texts hold more than a recipe. */
const longestText = 200_000;
const mostLines = 3000;

/** A line that was broken at the edge of a page goes on in the next. */
const brokenLine = 45;

/** The lines of a plain or Markdown text as a page would show them. */
export function rowsOfText(text: string): Row[] {
  const lines = text
    .slice(0, longestText)
    .replace(/[^\S\n\r\u2028]{5,}/g, '    ')
    .split(/\r\n|[\n\r\u2028]/)
    .slice(0, mostLines);
  return joined(lines.flatMap(listInLine)).flatMap((line, at, all) =>
    rowOf(line, all[at - 1] === '' || at === 0, (all[at + 1] ?? '') === ''),
  );
}

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
  const isList = section === 'ingredients' && items.length > 1 && items.some((item) => hasNumber(item));
  return isList ? ['', `${said?.[1]}:`, ...items.map((item) => `- ${item}`)] : [line];
}

const bullet = /^\s*(?:[-*+•·▢☐□▪◦‣●○–—]\s+(?:\[[ x]?\]\s+)?|\[[ x]?\]\s+)/i;
const ordered = /^\s*\d{1,2}[.)]\s+(?=\p{L})/u;

function rowOf(line: string, isFirst: boolean, isLast: boolean): Row[] {
  const isBullet = bullet.test(line);
  const marked = /^\s{0,3}(#{1,6})\s+(.*)$/s.exec(line);
  const text = collapse(withoutMarks(marked?.[2]?.replace(/(?<!#)#{1,9}$/, '') ?? line.replace(bullet, '')));
  if (text === '' || /^[-=_*~\s]+$/.test(text)) return [];
  return [
    {
      text,
      heading: marked?.[1]?.length ?? (isBold(line) || (isFirst && isLast && isShort(text)) ? 7 : null),
      isListItem: isBullet || ordered.test(line),
      names: '',
      className: '',
      layout: isBullet ? 'bullet' : ordered.test(line) ? 'number' : 'line',
      isBeside: false,
      isLink: /^\[[^\]]*\]\([^)]*\)$/.test(line.trim()),
    },
  ];
}

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

/** A few words alone between empty lines, without a number or an end of sentence, head what follows. */
function isShort(text: string): boolean {
  return text.length <= 40 && !/[\d½¼¾⅓⅔.,;!?]/.test(text);
}
