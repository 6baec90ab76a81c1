import { emptyIngredient, emptyStep, type IngredientRow, newTitle, type StepRow } from './recipe-draft.ts';
import type { TitleRow } from './rows.ts';

/** Signs that stand before the lines of lists elsewhere: bullets, dashes and check boxes. */
const bullet = /^\s*(?:[-–—*•·▪◦‣○●□☐☑✓✔]|\[[ xX]?\])\s+/u;
/** "1. ", "2) ", "Step 3: ", but not "1.5 cups". */
const stepNumber = /^\s*(?:step\s*\d+\s*[.:)–-]?|\d{1,3}\s*[.)])\s+/iu;
/** "# Sauce", or a short line with a colon at its end. */
const titleLine = /^(?:#{1,6}\s+(.+)|(\D.{0,58}))$/su;

const linesOf = (text: string) => text.split(/\r\n?|\n/);

/** The ingredients of a pasted block, one a line; headings become titles. */
export const ingredientsOfBlock = (text: string): (IngredientRow | TitleRow)[] =>
  linesOf(text)
    .map((line) => line.replace(bullet, '').trim())
    .filter(Boolean)
    .map((line) => rowOf(line, emptyIngredient));

/** The steps of a pasted block: its numbered lines, else its paragraphs, else its lines. */
export const stepsOfBlock = (text: string): (StepRow | TitleRow)[] =>
  partsOfMethod(text).map((part) => rowOf(part, emptyStep));

/**
 * The rows that a step becomes by pasting a block where the selection is: what stands before it stays in the step, what stands
 * behind it goes to the last row. `count` is how many steps and titles the block has. Null where the block belongs into the text: inside a text a single break is a line of that
 * text; paragraphs or numbers are a list of steps.
 */
export function pastedIntoStep(
  step: StepRow,
  { value, selectionStart, selectionEnd }: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  block: string,
): { rows: (StepRow | TitleRow)[]; count: number } | null {
  const [before, after] = [value.slice(0, selectionStart).trimEnd(), value.slice(selectionEnd).trim()];
  const isWhole = before.trim() === '' && after === '';
  const added = stepsOfBlock(block);
  if (added.length < 2 || (!isWhole && !/\n\s*\n|\n\s*\d{1,3}\s*[.)]\s/.test(block))) return null;
  const count = added.length;
  const own = before || added[0]?.kind === 'title' ? undefined : added.shift();
  const edited = { ...step, text: own?.kind === 'line' ? own.text : before };
  const last = added.at(-1);
  if (after && last?.kind === 'line') added[added.length - 1] = { ...last, text: `${last.text}\n${after}` };
  const isGone = edited.text === '' && edited.ingredientIds.length === 0;
  return { rows: isGone ? added : [edited, ...added], count };
}

function partsOfMethod(text: string): string[] {
  const lines = linesOf(text.trim());
  if (lines.filter((line) => stepNumber.test(line)).length > 1) return byNumber(lines);
  const paragraphs = text.split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)/).map(cleanStep);
  const parts = paragraphs.filter(Boolean).length > 1 ? paragraphs : lines.map(cleanStep);
  return parts.filter(Boolean);
}

/** A line without a number goes on with the step before, unless it is a heading. */
function byNumber(lines: string[]): string[] {
  const parts: string[] = [];
  for (const line of lines) {
    const begins = stepNumber.test(line) || parts.length === 0 || titleOf(line.trim()) !== null;
    if (begins) parts.push(cleanStep(line));
    else parts.push([parts.pop(), line.trim()].filter(Boolean).join('\n'));
  }
  return parts.filter(Boolean);
}

const cleanStep = (text: string) => text.replace(stepNumber, '').replace(bullet, '').trim();

function titleOf(line: string): string | null {
  if (!/^#{1,6}\s|[:：]$/.test(line)) return null;
  const found = titleLine.exec(line.replace(/[:：]$/, '').trimEnd());
  return found?.[1] ?? found?.[2] ?? null;
}

function rowOf<Line>(line: string, make: (text: string) => Line): Line | TitleRow {
  const title = titleOf(line);
  return title === null ? make(line) : newTitle(title);
}

/** Tools for a block that came with its neighbours' habits. */
export const blockTools = {
  trim: (text: string) =>
    linesOf(text)
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .join('\n'),
  cutFirst: (text: string) =>
    linesOf(text)
      .map((line) => line.replace(/^./u, ''))
      .join('\n'),
  /** "1. Mix 2. Bake" in one line becomes two. */
  splitNumbered: (text: string) =>
    text
      .split(/(?<=^|\s)(?=\d{1,3}\s*[.)]\s+\p{L})/u)
      .map((part) => part.replace(/^\d{1,3}\s*[.)]\s+/, '').trim())
      .filter(Boolean)
      .join('\n'),
} as const;

export type BlockTool = keyof typeof blockTools;
