import type { Recipe } from '@larder/contract';
import { textOfMarkdown } from '@larder/kitchen';
import type { Words } from '../../../../platform/http/index.ts';
import { paragraphsOf } from '../paragraphs.ts';
import { factsOf, grouped, lineOf, nutritionOf } from '../recipe-facts.ts';
import type { PrintedRecipe } from './printed-book.ts';

/** A recipe as it stands on paper; lines of a paragraph, such as those of a list, are paragraphs of their own there. */
export const printedRecipe = (recipe: Recipe, picture: Uint8Array | null, words: Words): PrintedRecipe => ({
  name: recipe.name,
  description: linesOf(recipe.description),
  facts: factsOf(recipe, words),
  ingredients: grouped(recipe.recipeIngredient).map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => textOfMarkdown(lineOf(line))).filter(Boolean),
  })),
  method: grouped(recipe.recipeInstructions).map(({ title, lines }) => ({
    title,
    lines: lines
      .map(({ summary, text }) => ({ summary, text: linesOf(text) }))
      .filter(({ summary, text }) => summary || text.length > 0),
  })),
  notes: recipe.notes.map(({ title, text }) => ({ title: title || words('export.note'), text: linesOf(text) })),
  nutrition: nutritionOf(recipe, words)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · '),
  source: recipe.orgURL ?? '',
  picture,
});

const linesOf = (markdown: string): string[] => paragraphsOf(markdown).flatMap((paragraph) => paragraph.split('\n'));
