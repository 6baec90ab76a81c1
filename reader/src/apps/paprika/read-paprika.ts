import type { AppReader } from '../app-reader.ts';
import { type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, linesOf, sectionsOf } from '../lines.ts';
import { nutritionOfLines } from '../nutrition.ts';
import type { OpenedFile } from '../sent-file.ts';
import {
  addressOf,
  bytesOf,
  isRecord,
  momentOf,
  ratingOf,
  recordsOf,
  textOf,
  textsOf,
  timeOf,
  unplacedOf,
} from '../values.ts';
import { isPaprikaPage, recipeOfPage } from './paprika-page.ts';

/** Paprika 2 and 3: a zip of packed JSON files, one of them alone, or pages. All long fields are text with line breaks. */
export const paprika: AppReader = {
  app: 'paprika',
  recognise: ({ json, start }) =>
    (isRecord(json) && 'directions' in json && ('photo_data' in json || 'source_url' in json)) || isPaprikaPage(start)
      ? 1
      : 0,
  *read(file) {
    yield isRecord(file.json) ? recipeOf(file, file.json) : recipeOfPage(file);
  },
};

const recipeOf = (file: OpenedFile, json: Record<string, unknown>): AppRecipe => {
  const { nutrition, others } = nutritionOfLines(linesOf(textOf(json.nutritional_info)));
  return {
    ...emptyRecipe(file.path),
    name: textOf(json.name),
    description: textOf(json.description) || undefined,
    url: addressOf(json.source_url),
    author: textOf(json.source) || undefined,
    yield: textOf(json.servings) || undefined,
    prepTime: timeOf(json.prep_time),
    cookTime: timeOf(json.cook_time),
    totalTime: timeOf(json.total_time),
    ingredientGroups: ingredientGroupsOf(linesOf(textOf(json.ingredients))),
    instructionSections: sectionsOf(textOf(json.directions)),
    categories: textsOf(json.categories),
    notes: textsOf(json.notes).map((text) => ({ title: null, text })),
    nutrition,
    rating: ratingOf(json.rating),
    isFavourite: Boolean(json.on_favorites),
    createdAt: momentOf(json.created),
    pictures: picturesOf(json),
    unplaced: unplacedOf({ Difficulty: json.difficulty, Nutrition: others }),
  };
};

/** Pictures in the file are kept; the address is where the main one once was, and is asked when it is not there. */
const picturesOf = (json: Record<string, unknown>): AppPicture[] => {
  const kept = [json, ...recordsOf(json.photos)].flatMap(({ photo_data, data }) => bytesOf(photo_data ?? data) ?? []);
  const address = addressOf(json.image_url) ?? addressOf(json.photo_url);
  return kept.length > 0 ? kept.map((bytes) => ({ bytes })) : address ? [{ url: address }] : [];
};
