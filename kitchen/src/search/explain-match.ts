import { textOfMarkdown } from '../texts/index.ts';
import { excerptOf, type Marked, type MeantWord, markText } from './mark-text.ts';
import type { SearchedRecipe } from './scoped-words.ts';

type Part = 'organizer' | 'ingredient' | 'description' | 'step';
type Shown = Pick<Marked, 'text' | 'marks'>;

const textsOf = ({
  recipeCategory,
  tags,
  tools,
  recipeIngredient,
  description,
  recipeInstructions,
}: SearchedRecipe) => {
  const texts: [Part, string][] = [
    ...[...recipeCategory, ...tags, ...tools].map(({ name }): [Part, string] => ['organizer', name]),
    ...recipeIngredient.flatMap(({ display, originalText }): [Part, string][] => [
      ['ingredient', display],
      ['ingredient', originalText ?? ''],
    ]),
    ['description', textOfMarkdown(description)],
    ...recipeInstructions.flatMap(({ title, text }): [Part, string][] => [
      ['step', title],
      ['step', textOfMarkdown(text)],
    ]),
  ];
  return texts;
};

/** Why a recipe was found: its name with what matches, and where that is not all, the line that has the most of the rest. */
export const explainMatch = (
  recipe: SearchedRecipe,
  words: readonly MeantWord[],
): { name: Shown; line: (Shown & { part: Part }) | null } => {
  const name = markText(recipe.name, words);
  const missing = words.filter((_, index) => !name.words.has(index));
  if (missing.length === 0) return { name: plain(name), line: null };
  let best: { part: Part; marked: Marked } | undefined;
  for (const [part, text] of textsOf(recipe)) {
    const marked = markText(text, missing);
    if (marked.words.size > (best?.marked.words.size ?? 0)) best = { part, marked };
    if (best?.marked.words.size === missing.length) break;
  }
  return { name: plain(name), line: best ? { part: best.part, ...plain(excerptOf(best.marked)) } : null };
};

const plain = ({ text, marks }: Marked) => ({ text, marks });
