import type { InstructionSection } from '../../recipe.ts';
import { sectionOf } from '../../words/section-words.ts';
import { grown } from './grow-region.ts';
import { likeness, matchLines, mostLines, tokensOf } from './match-lines.ts';
import type { ScoredRow } from './score-rows.ts';
import { sectionsOf } from './visible-lists.ts';

/** So many more steps on the page than in the data show that the data is cut short. */
const clearlyMore = 2;

/** No method has more; data of more steps is no recipe's. */
const mostSteps = 1000;

/**
 * The method that the page shows, where its structured data is not one: the description again, or only the first steps of
 * a list that goes on. Null where the structured method stands.
 */
export function fullerMethod(
  sections: InstructionSection[],
  description: string | null,
  rows: ScoredRow[],
  visible: InstructionSection[],
): InstructionSection[] | null {
  const steps = sections.flatMap((section) => section.steps.map((step) => step.text));
  const shown = visible.reduce((count, section) => count + section.steps.length, 0);
  if (steps.length === 1 && shown > 1 && repeats(steps[0] ?? '', description ?? '')) return visible;
  if (isArticleInOne(steps, visible) || isPointer(steps, visible)) return visible;
  if (areTitles(steps, visible) || holdsArticle(steps, visible) || isBeginning(steps, visible)) return visible;
  return continued(steps, rows);
}

const longestPointer = 80;

/** "Visit us for the full method." in the data, where the page has it. */
function isPointer(steps: string[], visible: InstructionSection[]): boolean {
  const shown = textsOf(visible);
  const [said = ''] = steps;
  const isShort = steps.length === 1 && said.length <= longestPointer;
  return (
    isShort &&
    shown.length >= 2 &&
    shown.join('').length > 3 * said.length &&
    !shown.some((text) => text.includes(said))
  );
}

/** The whole article as one step, where the page has its method apart. */
function isArticleInOne(steps: string[], visible: InstructionSection[]): boolean {
  const shown = textsOf(visible).map(lettersOf);
  const all = lettersOf(steps[0] ?? '');
  const isHeld = steps.length === 1 && shown.length >= 3 && shown.every((text) => all.includes(text));
  const share = shown.join('').length / all.length;
  return isHeld && share > 0.25 && share < 0.8;
}

/** The titles of the steps, where the page has whole steps under them. */
function areTitles(steps: string[], visible: InstructionSection[]): boolean {
  const length = steps.join('').length;
  const shown = tokensOfAll(visible);
  if (
    steps.length < 2 ||
    steps.length > mostLines ||
    length > steps.length * 50 ||
    shown.length < tokensOf(steps.join(' ')).length * 4 ||
    steps.filter((step) => /[.!?。]$/.test(step)).length > steps.length / 2
  )
    return false;
  const held = steps.filter((step) => likeness(tokensOf(step), shown) > 0.4);
  return held.length >= steps.length * 0.7;
}

/** The whole page as steps, with the headings of its parts among them, where the page has a method of its own. */
function holdsArticle(steps: string[], visible: InstructionSection[]): boolean {
  const shown = textsOf(visible);
  const areMore = shown.length >= 2 && steps.length > shown.length && steps.length <= mostSteps;
  if (!areMore || !steps.some((step) => isHeadingOfPart(step))) return false;
  const said = new Set(steps.map(lettersOf));
  const held = shown.filter((text) => said.has(lettersOf(text)));
  return held.length >= shown.length * 0.8;
}

function isHeadingOfPart(step: string): boolean {
  const section = step.length <= 60 ? sectionOf(step) : null;
  return section === 'ingredients' || section === 'method';
}

/** The first one or two steps, where the page has many more of them. */
function isBeginning(steps: string[], visible: InstructionSection[]): boolean {
  const shown = textsOf(visible);
  if (steps.length === 0 || steps.length > 3 || shown.length < steps.length * 4) return false;
  if (shown.join('').length < steps.join('').length * 4) return false;
  return steps.every((step) => shown.slice(0, steps.length * 3).some((text) => lettersOf(text) === lettersOf(step)));
}

function textsOf(sections: InstructionSection[]): string[] {
  return sections.flatMap((section) => section.steps.map(({ text }) => text));
}

/** The letters and digits of a step without the number before it. */
function lettersOf(step: string): string {
  return step
    .toLowerCase()
    .replace(/^\d{1,2}(?=\D)/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function tokensOfAll(sections: InstructionSection[]): string[] {
  return sections.flatMap(({ name, steps }) => [
    ...tokensOf(name ?? ''),
    ...steps.flatMap((step) => tokensOf(step.text)),
  ]);
}

function repeats(step: string, description: string): boolean {
  const [one, other] = [tokensOf(step.slice(0, 400)), tokensOf(description.slice(0, 400))];
  return Math.min(likeness(one, other), likeness(other, one)) > 0.8;
}

const cut = /(?:…|\.\.\.)$/;
/** A beginning of fewer letters may be that of another line, and an end of fewer is none. */
const fewestOfBeginning = 15;

const goesOn = (whole: string, beginning: string): boolean =>
  whole.startsWith(beginning) && whole.length >= beginning.length + fewestOfBeginning;

/** Steps that break off with an ellipsis, whole as the page shows them. */
export function wholeSteps(sections: InstructionSection[], rows: ScoredRow[]): InstructionSection[] {
  if (!textsOf(sections).some((text) => cut.test(text))) return sections;
  const texts = rows.flatMap(({ text }) => (cut.test(text) ? [] : [text]));
  const whole = (text: string): string => {
    const beginning = cut.test(text) ? lettersOf(text.replace(cut, '')) : '';
    if (beginning.length < fewestOfBeginning) return text;
    const found = texts.find((shown) => goesOn(lettersOf(shown), beginning));
    return found === undefined ? text : found.replace(/^\d{1,2}[.)-]\s+/, '');
  };
  return sections.map((section) => ({
    ...section,
    steps: section.steps.map((step) => ({ ...step, text: whole(step.text) })),
  }));
}

/** The whole of a list of which the data has only some items. */
function continued(steps: string[], rows: ScoredRow[]): InstructionSection[] | null {
  const matches = matchLines(steps, rows, { longestRow: 3000 }).filter((row) => row !== null);
  const [first, last] = [matches[0], matches.at(-1)];
  if (first === undefined || last === undefined || matches.length < steps.length * 0.7) return null;
  const layout = rows[first]?.layout ?? '';
  if (!rows[first]?.isListItem || matches.some((row) => rows[row]?.layout !== layout)) return null;
  const { to } = grown(rows, { from: first, to: last + 1, score: 0 }, 'step', layout);
  const region = { from: first, to, score: 0 };
  const within = rows.slice(region.from, region.to);
  if (within.filter((row) => row.layout === layout).length < steps.length + clearlyMore) return null;
  return sectionsOf(rows, region);
}
