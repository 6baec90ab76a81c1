import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, linesOf, sectionsOf } from '../lines.ts';
import { asHeading } from '../marked-headings.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { plainMarkdown } from '../plain-markdown.ts';
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
import { isPaprikaYaml, recipesOfYaml } from './paprika-yaml.ts';

/** Paprika 2 and 3: a zip of packed JSON files, one of them alone, pages, or YAML. All long fields are text with line breaks. */
export const paprika: AppReader = {
  app: 'paprika',
  recognise: ({ json, start }) =>
    (isRecord(json) && 'directions' in json && ('photo_data' in json || 'source_url' in json)) ||
    isPaprikaPage(start) ||
    isPaprikaYaml(start)
      ? 1
      : 0,
  *read(file) {
    if (isRecord(file.json)) yield recipeOf(file.path, file.json);
    else if (isPaprikaPage(file.start)) yield recipeOfPage(file);
    else for (const [at, fields] of recipesOfYaml(file.text).entries()) yield recipeOf(`${file.path}#${at}`, fields);
  },
};

const recipeOf = (key: string, json: Record<string, unknown>): AppRecipe => {
  const { nutrition, others } = nutritionOfLines(linesOf(textOf(json.nutritional_info)));
  return {
    ...emptyRecipe(key),
    name: textOf(json.name),
    description: plainMarkdown(textOf(json.description)) || undefined,
    url: addressOf(json.source_url),
    author: textOf(json.source) || undefined,
    yield: textOf(json.servings) || undefined,
    prepTime: timeOf(json.prep_time),
    cookTime: timeOf(json.cook_time),
    totalTime: timeOf(json.total_time),
    ingredientGroups: ingredientGroupsOf(plainLines(json.ingredients)).map(withReferences),
    instructionSections: sectionsOf(plainLines(json.directions).join('\n').replace(reference, '$1')),
    categories: textsOf(json.categories),
    notes: textsOf(json.notes).map((text) => ({ title: null, text: plainMarkdown(text).replace(reference, '$1') })),
    nutrition,
    rating: ratingOf(json.rating),
    isFavourite: Boolean(json.on_favorites),
    createdAt: momentOf(json.created),
    pictures: picturesOf(json),
    unplaced: unplacedOf({ Difficulty: json.difficulty, Nutrition: others }),
  };
};

/** "[recipe:Pesto]" names another recipe. */
const reference = /\[recipe:([^[\]\n]{1,200})\]/gi;

/** Words may be bold, a bold line is a heading, and where a photo stands among the steps its name does; it comes with the others. */
const plainLines = (value: unknown): string[] =>
  textOf(value)
    .replace(/\[photo:[^[\]\n]{1,200}\]/gi, '')
    .split('\n')
    .map((line) => (line.includes('[recipe:') ? line.trim() : plainMarkdown(asHeading(line.trim()))));

const withReferences = ({ name, ingredients }: AppIngredientGroup): AppIngredientGroup => ({
  name,
  ingredients: ingredients.map(({ text }) => {
    const [, recipe] = /\[recipe:([^[\]\n]{1,200})\]/i.exec(text) ?? [];
    return recipe ? { text: text.replace(reference, '$1'), recipe: recipe.trim() } : { text };
  }),
});

/** Pictures in the file are kept; the address is where the main one once was, and is asked when it is not there. */
const picturesOf = (json: Record<string, unknown>): AppPicture[] => {
  const kept = [json, ...recordsOf(json.photos)].flatMap(({ photo_data, data }) => bytesOf(photo_data ?? data) ?? []);
  const address = addressOf(json.image_url) ?? addressOf(json.photo_url);
  return kept.length > 0 ? kept.map((bytes) => ({ bytes })) : address ? [{ url: address }] : [];
};
