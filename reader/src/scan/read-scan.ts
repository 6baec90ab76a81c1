import type { ReadRecipe } from '../recipe.ts';
import { readRecipeText } from '../text/read-recipe-text.ts';
import { sectionOf } from '../words/section-words.ts';
import { factsApart } from './facts-apart.ts';
import { findTitle } from './find-title.ts';
import { layOut, letterHeight } from './lay-out.ts';
import { median } from './measure.ts';
import type { ScanBlock, ScanParagraph, ScanWord } from './scan.ts';

export interface ReadScan {
  /** The whole text in the order of reading, headings marked as Markdown does. */
  text: string;
  /** The best guess of the name; empty where nothing looks like one. */
  name: string;
  /** Null where neither ingredients nor a method are found. */
  recipe: ReadRecipe | null;
  /** 0 to 1 by the text of a paragraph: how sure the recognition was of its words. */
  confidenceOf(text: string): number;
}

/** Reads a recipe from the words of one or several pages. Never throws. */
export const readScan = (pages: readonly (readonly ScanWord[])[]): ReadScan => {
  const blocks = pages.flatMap((words) => layOut(words));
  const title = findTitle(blocks);
  const usual = median(blocks.flatMap(linesOf).map(letterHeight));
  const body = blocks.filter((block) => block !== title?.block).map((block) => markdownOf(block, usual));
  const text = joined([...(title ? [`# ${title.text}`] : []), ...body].filter((block) => block !== ''));
  const recipe = readRecipeText(text);
  return { text, name: title?.text ?? '', recipe, confidenceOf: confidenceIn(blocks) };
};

/** Longer lines that end without a mark are sentences that the end of a column or a page has cut. */
const shortestSentence = 45;

const joined = (blocks: readonly string[]): string => {
  /** Letters of the line that the blocks before have begun. */
  let begun = 0;
  return blocks
    .map((block, at) => {
      const next = blocks[at + 1];
      if (next === undefined) return block;
      const last = block.slice(block.lastIndexOf('\n') + 1);
      const length = last.length + (last === block ? begun : 0);
      const goesOn = length >= shortestSentence && /[\p{L},-]$/u.test(last) && /^\p{Ll}/u.test(next);
      begun = goesOn ? length : 0;
      if (!goesOn) return `${block}\n\n`;
      return /\p{Ll}-$/u.test(last) ? block.slice(0, -1) : `${block} `;
    })
    .join('');
};

const linesOf = ({ paragraphs }: ScanBlock) => paragraphs.flatMap(({ lines }) => lines);

const markdownOf = (block: ScanBlock, usual: number): string =>
  block.paragraphs
    .map((paragraph) => (isHeading(paragraph, block, usual) ? `\n## ${paragraph.text}\n` : factsApart(paragraph.text)))
    .join('\n');

/** Letters of a heading are larger, or it says what it heads. */
const isHeading = ({ lines, text }: ScanParagraph, block: ScanBlock, usual: number): boolean => {
  if (text.length > 60 || lines.length > 2) return false;
  if (sectionOf(text) !== null) return true;
  const isLarger = median(lines.map(letterHeight)) > usual * 1.3;
  return isLarger && block.paragraphs.length === 1 && /^\p{L}/u.test(text) && !/[.,;]$/.test(text);
};

const confidenceIn = (blocks: readonly ScanBlock[]) => {
  const paragraphs = blocks.flatMap(({ paragraphs }) => paragraphs);
  const meanOf = ({ lines }: ScanParagraph) => {
    const words = lines.flatMap(({ words }) => words);
    const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
    return Math.min(mean, amountIn(words)) / 100;
  };
  const known = new Map<string, number>();
  for (const paragraph of paragraphs) {
    const key = keyOf(paragraph.text);
    if (key) known.set(key, Math.min(meanOf(paragraph), known.get(key) ?? 1));
  }
  return (text: string): number => {
    const key = keyOf(text);
    const same = known.get(key);
    if (same !== undefined) return same;
    let least: number | undefined;
    for (const [other, confidence] of known) {
      if (other.includes(key) || key.includes(other)) least = Math.min(confidence, least ?? 1);
    }
    return least ?? 0;
  };
};

/** What was hard to read as an amount makes its line doubtful: the words around it do not tell half a spoon from two. */
const hardToRead = 60;
/** What fractions are taken for; no line of a recipe begins with it. */
const noAmount = /^.?[%¥]/u;
const amountIn = ([first]: readonly ScanWord[]): number => {
  if (!first || !/^[\p{N}\p{L}\p{S}%]{1,3}$/u.test(first.text)) return 100;
  return first.confidence < hardToRead || noAmount.test(first.text) ? Math.min(first.confidence, hardToRead) : 100;
};

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
