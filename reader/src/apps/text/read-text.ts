import { readRecipeText } from '../../text/read-recipe-text.ts';
import type { AppReader } from '../app-reader.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { headerOf } from '../csv/read-table.ts';
import { recipeOfReading } from '../recipe-of-reading.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf } from '../values.ts';
import { besideNote, keepNoteIn } from './keep-note.ts';
import { looksLikeRecipe, recipesInText } from './recipes-in-text.ts';

/** Plain texts with one or several recipes, as people write them and as programs print them, also as notes of Google Keep. Whatever has a format comes before it. */
export const text: AppReader = {
  app: 'text',
  recognise: (file) => {
    const note = keepNoteIn(file.json);
    if (note !== undefined) return looksLikeRecipe(note.split('\n')) ? 0.6 : 0;
    return mayHoldRecipes(file) ? 0.05 : 0;
  },
  *read(file) {
    const note = keepNoteIn(file.json);
    if (note === undefined) yield* recipesOfText(file, file.text);
    else for (const recipe of recipesOfText(file, note)) yield withBeside(recipe, besideNote(file));
  },
};

const withBeside = (
  recipe: AppRecipe,
  { url, tags = [], createdAt, pictures = [] }: Partial<AppRecipe>,
): AppRecipe => ({
  ...recipe,
  url: recipe.url ?? url,
  tags: [...new Set([...recipe.tags, ...tags])],
  createdAt,
  pictures,
});

const looked = 20_000;

const mayHoldRecipes = ({ start, text }: OpenedFile): boolean => {
  if (/^\s*[[{<]/.test(start)) return false;
  const lines = text.slice(0, looked).split('\n');
  const isCode = lines.filter((line) => /[{};]\s*$/.test(line)).length > lines.length / 5;
  return !isCode && headerOf(start, text.slice(0, looked)).length < 6 && looksLikeRecipe(lines);
};

/** A line that is nothing but where the recipe is from. */
const addressLine =
  /(?:^|\n)[^\S\n]{0,9}(?:(?:source|from|url|link|quelle)\s?:\s{0,4})?(https?:\/\/\S{4,1000})[^\S\n]{0,9}(?=\n|$)/i;

/** Each recipe of a text; the first one without a name is called as its file. */
export function* recipesOfText(
  { path, title }: Pick<OpenedFile, 'path' | 'title'>,
  content: string,
): Generator<AppRecipe> {
  const parts = recipesInText(content);
  for (const [at, part] of parts.entries()) {
    const url = addressOf(addressLine.exec(part)?.[1]);
    const read = readRecipeText(part.replace(addressLine, '\n'));
    if (!read) continue;
    const recipe = recipeOfReading(parts.length > 1 ? `${path}#${at}` : path, read);
    yield {
      ...recipe,
      name: recipe.name || (at === 0 ? title : ''),
      url: recipe.url ?? url,
      yield: recipe.yield?.replace(/^yields?\s{0,4}:?\s{1,4}/i, ''),
    };
  }
}
