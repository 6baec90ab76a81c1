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
  const text = [...(title ? [`# ${title.text}`] : []), ...body].reduce(joinedOn, '');
  const recipe = readRecipeText(text);
  return { text, name: title?.text ?? '', recipe, confidenceOf: confidenceIn(blocks) };
};

/** Longer lines that end without a mark are sentences that the end of a column or a page has cut. */
const shortestSentence = 45;

const joinedOn = (text: string, block: string): string => {
  if (text === '') return block;
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const goesOn = last.length >= shortestSentence && /[\p{L},-]$/u.test(last) && /^\p{Ll}/u.test(block);
  if (!goesOn) return `${text}\n\n${block}`;
  return /\p{Ll}-$/u.test(text) ? text.slice(0, -1) + block : `${text} ${block}`;
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
  const known = paragraphs.map((paragraph) => ({ key: keyOf(paragraph.text), confidence: meanOf(paragraph) }));
  return (text: string): number => {
    const key = keyOf(text);
    const holding = known.filter((one) => one.key.length > 0 && (one.key.includes(key) || key.includes(one.key)));
    return holding.length === 0 ? 0 : Math.min(...holding.map(({ confidence }) => confidence));
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
