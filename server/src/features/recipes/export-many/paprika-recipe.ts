import { hash } from 'node:crypto';
import type { Ingredient, Recipe } from '@larder/contract';
import { textOfMarkdown } from '@larder/kitchen';
import type { Words } from '../../../platform/http/index.ts';
import { paragraphsOf } from './paragraphs.ts';
import { lineOf, nutritionOf } from './recipe-facts.ts';

interface Parts {
  words: Words;
  /** A JPEG. */
  picture: Buffer | undefined;
  /** Of whoever takes it away. */
  isFavorite: boolean;
}

/** A recipe as Paprika 3 keeps it: long fields are text with line breaks, and a line that ends with a colon is a heading. */
export const paprikaRecipe = (recipe: Recipe, { words, picture, isFavorite }: Parts) => {
  const json = {
    uid: recipe.id.toUpperCase(),
    name: recipe.name,
    description: paragraphsOf(recipe.description).join('\n\n'),
    ingredients: withHeadings(
      recipe.recipeIngredient.map((line) => [line.title, linked(line)]),
      '\n',
    ),
    directions: withHeadings(
      recipe.recipeInstructions.map(({ title, summary, text }) => [
        title,
        [summary, ...paragraphsOf(text)].filter(Boolean).join('\n'),
      ]),
      '\n\n',
    ),
    notes: recipe.notes
      .map(({ title, text }) => [title, ...paragraphsOf(text)].filter(Boolean).join('\n'))
      .concat(recipe.tools.length > 0 ? `${words('export.tools')}: ${namesOf(recipe.tools)}` : [])
      .join('\n\n'),
    nutritional_info: nutrition(recipe, words),
    servings: recipe.recipeYield || (recipe.recipeServings > 0 ? String(recipe.recipeServings) : ''),
    prep_time: recipe.prepTime ?? '',
    cook_time: recipe.performTime ?? recipe.cookTime ?? '',
    total_time: recipe.totalTime ?? '',
    difficulty: '',
    rating: Math.round(recipe.rating ?? 0),
    on_favorites: isFavorite ? 1 : 0,
    source: siteOf(recipe.orgURL ?? ''),
    source_url: recipe.orgURL ?? '',
    image_url: '',
    created: `${recipe.dateAdded.slice(0, 'YYYY-MM-DD'.length)} 00:00:00`,
    categories: [...recipe.recipeCategory, ...recipe.tags].map(({ name }) => name),
    photo: picture ? `${recipe.id.toUpperCase()}.jpg` : null,
    photo_data: picture ? picture.toString('base64') : null,
    photo_hash: picture ? hash('sha256', picture).toUpperCase() : null,
    photos: [],
    photo_large: null,
    scale: null,
    in_trash: false,
  };
  return { ...json, hash: hash('sha256', JSON.stringify(json)).toUpperCase() };
};

/** Paprika finds another recipe by its name in brackets. */
const linked = (line: Ingredient): string => {
  const text = textOfMarkdown(lineOf(line));
  const { name } = line.referencedRecipe ?? {};
  return name && text.includes(name) && !/[[\]\n]/.test(name) ? text.replace(name, () => `[recipe:${name}]`) : text;
};

/** What is no address is its own name. */
const siteOf = (source: string): string =>
  URL.canParse(source) ? new URL(source).hostname.replace(/^www\./, '') : source;

const namesOf = (named: { name: string }[]) => named.map(({ name }) => name).join(', ');

const withHeadings = (lines: [string | null, string][], between: string): string =>
  lines
    .flatMap(([title, line]) => [...(title ? [`${title.replace(/:\s*$/, '')}:`] : []), ...(line ? [line] : [])])
    .join(between);

const nutrition = (recipe: Recipe, words: Words): string =>
  nutritionOf(recipe, words)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
