import type { InstructionSection, RecipeNote } from '../recipe.ts';
import { labelOf } from '../words/note-words.ts';
import type { AppRecipe } from './app-recipe.ts';
import { labelIn } from './labels.ts';
import { sectionsOf } from './lines.ts';
import { nutritionOfLines } from './nutrition.ts';
import { addressOf, timeOf } from './values.ts';
import { isOneBlock, paragraphsOf, sentencesOf, stepsOfParagraphs } from './wrapped-text.ts';

/** What a text below the ingredients says: the method, and what people write before and after it. */
export type MethodText = Pick<
  AppRecipe,
  'nutrition' | 'url' | 'author' | 'prepTime' | 'cookTime' | 'totalTime' | 'yield'
> & {
  instructionSections: InstructionSection[];
  notes: RecipeNote[];
};

const times: [RegExp, 'prepTime' | 'cookTime' | 'totalTime'][] = [
  [/^(?:prep(?:aration)?|vorbereitung|arbeits|zubereitung)s?-?\s?(?:time|zeit)$/i, 'prepTime'],
  [/^(?:cook(?:ing)?|bak(?:e|ing)|koch|back|gar)s?-?\s?(?:time|zeit)$/i, 'cookTime'],
  [/^(?:total|gesamt)-?\s?(?:time|zeit)$/i, 'totalTime'],
];

const authors = /^(?:recipe (?:by|from|courtesy of)|by|author|chef|rezept von)$/i;
const credits =
  /^(?:from|posted(?: .*)?|typed(?: .*)?|formatted(?: .*)?|submitted by|shared by|contributed by|contributor|converted by|mm by|date|copyright|serving ideas|suggested wine|erfasser|erfasst(?: .*)?|rezept aus|wine|busted(?: .*)?|info|subject|exchanges)$/i;
const portions =
  /^(?:(?:nutrition(?:al)?|nährwerte?|approximate)\b.{0,40}|per (?:serving|portion)\b.{0,40}|(?:pro|je) (?:portion|stück|person)\b.{0,20})$/i;

/**
 * The lines below the ingredients as steps, notes, times and what a portion has; nothing of them is left out. A program that keeps
 * the paragraphs of a text has one only where its writer made one.
 */
export const readMethod = (lines: readonly string[], areParagraphsKept = false): MethodText => {
  const text: MethodText = { instructionSections: [], notes: [], nutrition: {} };
  const steps: string[] = [];
  for (const paragraph of paragraphsOf(lines).flatMap(timesApart)) {
    const labelled = labelIn(paragraph);
    if (!labelled || !put(text, labelled.label, labelled.said)) steps.push(paragraph);
  }
  if (steps.length === 0 && isOneBlock(lines)) steps.push(...methodAfterNote(text.notes));
  const isWhole = !areParagraphsKept && isOneBlock(lines);
  text.instructionSections = sectionsOf(stepsOfParagraphs(steps, isWhole).map(asHeading).join('\n\n'));
  return text;
};

/** "Note: Begin a day ahead. Heat the oven." without empty lines: the note is its first sentence, and the method goes on. */
const methodAfterNote = (notes: RecipeNote[]): string[] => {
  const [note, ...others] = notes;
  const [first, ...rest] =
    note && others.length === 0 && labelOf(note.title ?? '') === 'notes' ? sentencesOf(note.text) : [];
  if (!note || first === undefined || rest.length === 0) return [];
  notes[0] = { ...note, text: first };
  return [rest.join(' ')];
};

/** "Preparation time: 25 minutes  Baking time: 10 minutes" as two. */
const timesApart = (paragraph: string): string[] =>
  paragraph.length <= 120 && /^[\p{L}-]{2,16} time:/iu.test(paragraph)
    ? paragraph.split(/\s(?=[\p{L}-]{2,16} time:)/iu)
    : [paragraph];

const addresses = /^(?:url|web|web ?site|web ?page|web address|internet address|source url|link|internet)$/i;

/** Puts what a label names into its place; whether it has one. */
const put = (text: MethodText, label: string, said: string): boolean => {
  const time = times.find(([pattern]) => pattern.test(label))?.[1];
  const minutes = said.length <= 40 ? timeOf(said) : undefined;
  if (time && typeof minutes === 'number') {
    text[time] ??= minutes;
    return true;
  }
  if (addresses.test(label) && addressOf(said)) {
    text.url ??= addressOf(said);
    return true;
  }
  if (said === '') return authors.test(label) || credits.test(label);
  if (portions.test(label)) return putPortion(text, label, said);
  if (authors.test(label) && said.length <= 80) {
    text.author ??= said;
    if (text.author !== said) text.notes.push({ title: label, text: said });
    return true;
  }
  if (labelOf(label) !== 'notes' && !credits.test(label)) return false;
  text.url ??= addressOf(/https?:\/\/[^\s<>)"]{4,500}/.exec(said)?.[0]);
  text.notes.push({ title: label, text: said });
  return true;
};

const putPortion = (text: MethodText, label: string, said: string): boolean => {
  const { nutrition, others } = nutritionOf(said);
  text.nutrition = { ...nutrition, ...text.nutrition };
  if (others.length > 0) text.notes.push({ title: label, text: said });
  return true;
};

/** "566 Calories; 8g Fat (12.6% calories from fat)" has its numbers first, "Calories: 566" last. */
export const nutritionOf = (said: string): { nutrition: Record<string, string>; others: string[] } =>
  nutritionOfLines(
    said
      .replace(/\([^()]*\)/g, ' ')
      .split(/[;,](?!\d)|\.\s|\.$/)
      .filter((part) => part.trim() !== ''),
  );

/** A line of capitals is a heading. */
const asHeading = (paragraph: string, at: number, all: readonly string[]): string =>
  paragraph.length <= 50 &&
  at < all.length - 1 &&
  /^[^\p{Ll}.!?\d,]+$/u.test(paragraph) &&
  /\p{Lu}{3}/u.test(paragraph) &&
  !paragraph.endsWith(':')
    ? `${paragraph}:`
    : paragraph;
