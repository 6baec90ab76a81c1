import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { sectionsOf } from '../lines.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, isRecord, momentOfSeconds, ratingOf, recordsOf, textOf, textsOf, unplacedOf } from '../values.ts';

type Fields = Record<string, unknown>;

/**
 * AnyList: it exports nothing itself, and pages that it prints are read as saved pages; this is the JSON that programs of other people write,
 * by the names that its own clients use. Written without a real sample: anything but ingredients or steps may be missing.
 */
export const anylist: AppReader = {
  app: 'anylist',
  recognise: ({ json }) => (recipesIn(json).length > 0 ? 0.9 : 0),
  *read(file) {
    const names = collectionsIn(file.json);
    let number = 0;
    for (const recipe of recipesIn(file.json)) {
      number += 1;
      yield recipeOf(recipe, `${file.path}#${number}`, names.get(textOf(recipe.identifier)) ?? [], file);
    }
  },
};

const hasMarks = (recipe: Fields): boolean =>
  typeof recipe.name === 'string' &&
  (Array.isArray(recipe.preparationSteps) || recordsOf(recipe.ingredients).some((line) => 'rawIngredient' in line));

const recipesIn = (json: unknown): Fields[] => {
  const list = Array.isArray(json) ? json : isRecord(json) ? (json.recipes ?? [json]) : [];
  return recordsOf(list).filter(hasMarks);
};

/** Collections name their recipes by id. */
const collectionsIn = (json: unknown): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const collection of isRecord(json) ? recordsOf(json.collections ?? json.recipeCollections) : []) {
    const name = textOf(collection.name);
    for (const id of name === '' ? [] : textsOf(collection.recipeIds)) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
};

const recipeOf = (recipe: Fields, key: string, categories: string[], file: OpenedFile): AppRecipe => {
  const { nutrition, others } = nutritionOfLines(textOf(recipe.nutritionalInfo).split('\n'));
  const note = textOf(recipe.note);
  return {
    ...emptyRecipe(key),
    name: textOf(recipe.name),
    url: addressOf(recipe.sourceUrl),
    author: textOf(recipe.sourceName) || undefined,
    yield: textOf(recipe.servings) || undefined,
    prepTime: minutesOf(recipe.prepTime),
    cookTime: minutesOf(recipe.cookTime),
    ingredientGroups: groupsOf(recordsOf(recipe.ingredients)),
    instructionSections: sectionsOf(textsOf(recipe.preparationSteps).map(asHeading).join('\n\n')),
    categories,
    notes: note === '' ? [] : [{ title: null, text: note }],
    nutrition,
    rating: ratingOf(recipe.rating),
    createdAt: momentOfSeconds(textOf(recipe.creationTimestamp)),
    pictures: picturesIn(recipe, file),
    unplaced: unplacedOf({ Nutrition: others.join('; ') }),
  };
};

/** It counts in seconds. */
const minutesOf = (value: unknown): number | undefined => {
  const minutes = Math.round(Number(textOf(value)) / 60);
  return minutes > 0 ? minutes : undefined;
};

/** Sections begin at "# Dough". */
const heading = /^#\s{0,9}(?=\S)/;
const asHeading = (step: string): string =>
  heading.test(step) ? `${step.replace(heading, '').replace(/:$/, '')}:` : step;

const groupsOf = (lines: Fields[]): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  for (const line of lines) {
    const parts = [line.quantity, line.name].map(textOf).filter(Boolean).join(' ');
    const text = textOf(line.rawIngredient) || [parts, textOf(line.note)].filter(Boolean).join(', ');
    if (line.isHeading === true || heading.test(text)) {
      groups.push({ name: text.replace(heading, '') || null, ingredients: [] });
    } else if (text !== '') groups.at(-1)?.ingredients.push({ text });
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

const picturesIn = ({ photoUrls, photoIds, photoUrl }: Fields, { around }: OpenedFile): AppRecipe['pictures'] => {
  const addresses = [...textsOf(photoUrls), textOf(photoUrl)].flatMap((url) => addressOf(url) ?? []);
  const files = textsOf(photoIds).flatMap((id) => [pictureAt(around, id), pictureAt(around, `${id}.jpg`)]);
  const inside = picturesOf(files);
  return inside.length > 0 ? inside : addresses.map((url) => ({ url }));
};
