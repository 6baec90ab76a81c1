import type { ReadRecipe } from '@larder/reader';
import { addressKey, fileStem, firstNumber, labels, line, loose, person, strict, words } from './normal-forms.ts';
import { areSame, f1, shared, similarity } from './similarity.ts';

/** What a page is expected to say, in the words of the corpus; a field that is absent is not scored. */
export type Expected = Record<string, unknown>;

/** By field: right or wrong, or a share from 0 to 1. */
export type Scores = Record<string, boolean | number>;

export const fieldNames = [
  'usable',
  'title',
  'ingredients_exact',
  'ingredients_all',
  'ingredients_f1',
  'ingredient_groups',
  'instructions_exact',
  'instructions_sim95',
  'instructions_sim',
  'total_time',
  'prep_time',
  'cook_time',
  'yields',
  'image',
  'image_loose',
  'author',
  'description',
  'nutrients',
  'nutrients_recall',
  'category',
  'category_f1',
  'cuisine',
  'cuisine_f1',
  'keywords',
  'keywords_f1',
  'rating',
  'rating_count',
  'language',
];

/**
 * Scores what was read from one page. Headings count as lines if the expected list has them, and are left out otherwise, so
 * that nobody is punished for seeing that "For the sauce:" names a group. "usable" is the title, every ingredient line and at
 * least nine tenths of the method.
 */
export function scorePage(expected: Expected, recipe: ReadRecipe | null): Scores {
  const ingredients = scoreIngredients(expected, recipe);
  const method = scoreMethod(expected, recipe);
  const isTitle = recipe !== null && recipe.name !== '' && loose(expected.title) === loose(recipe.name);
  const canBeUsable = ingredients.ingredients_all !== undefined && method.instructions_sim !== undefined;
  return {
    ...(canBeUsable
      ? { usable: isTitle && ingredients.ingredients_all === true && Number(method.instructions_sim) >= 0.9 }
      : {}),
    title: recipe !== null && recipe.name !== '' && strict(expected.title) === strict(recipe.name),
    ...ingredients,
    ...method,
    ...scoreFacts(expected, recipe),
    ...scoreLabels(expected, recipe),
  };
}

function scoreIngredients(expected: Expected, recipe: ReadRecipe | null): Scores {
  const wanted = listOf(expected.ingredients).map(line).filter(Boolean);
  if (wanted.length === 0) return {};
  const wantedLoose = wanted.map(loose);
  const known = new Set(wantedLoose);
  const got = (recipe?.ingredientGroups ?? [])
    .flatMap((group) => [...(group.name && known.has(loose(group.name)) ? [group.name] : []), ...group.ingredients])
    .map(line)
    .filter(Boolean);
  const gotLoose = got.map(loose).filter(Boolean);
  return {
    ingredients_exact: areSame(wanted, got),
    ingredients_all: areSame(wantedLoose.toSorted(), gotLoose.toSorted()),
    ingredients_f1: f1(shared(wantedLoose, gotLoose), wantedLoose.length, gotLoose.length),
    ...scoreGroups(expected, recipe),
  };
}

function scoreGroups(expected: Expected, recipe: ReadRecipe | null): Scores {
  const wanted = listOf(expected.ingredient_groups).map((group) => {
    const { purpose, ingredients } = objectOf(group);
    return { name: purpose, ingredients: listOf(ingredients) };
  });
  if (!wanted.some(({ name }) => name)) return {};
  const got: { name: unknown; ingredients: unknown[] }[] = recipe?.ingredientGroups ?? [];
  return { ingredient_groups: areSame(shapeOf(wanted), shapeOf(got)) };
}

function shapeOf(groups: { name: unknown; ingredients: unknown[] }[]): string[] {
  return groups
    .map(({ name, ingredients }) => ({
      name: loose(name ?? ''),
      lines: ingredients.map(line).map(loose).filter(Boolean),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map((group) => JSON.stringify(group));
}

function scoreMethod(expected: Expected, recipe: ReadRecipe | null): Scores {
  const said = expected.instructions_list ?? String(expected.instructions ?? '').split('\n');
  const wanted = listOf(said).map(line).filter(Boolean);
  if (wanted.length === 0) return {};
  const got = methodLines(recipe, new Set(wanted.map(loose)));
  const alike = similarity(words(wanted.join(' \n ')), words(got.join(' \n ')));
  return { instructions_exact: areSame(wanted, got), instructions_sim95: alike >= 0.95, instructions_sim: alike };
}

function methodLines(recipe: ReadRecipe | null, known: Set<string>): string[] {
  const lines = (recipe?.instructionSections ?? []).flatMap((section) => [
    ...(section.name && known.has(loose(section.name)) ? [section.name] : []),
    ...section.steps.flatMap(({ name, text }) => {
      if (name && known.has(loose(`${name} ${text}`))) return [`${name} ${text}`];
      return name && known.has(loose(name)) ? [name, text] : [text];
    }),
  ]);
  return lines.map(line).filter(Boolean);
}

function scoreFacts(expected: Expected, recipe: ReadRecipe | null): Scores {
  const scores: Scores = {};
  const times = { total_time: recipe?.totalMinutes, prep_time: recipe?.prepMinutes, cook_time: recipe?.cookMinutes };
  for (const [field, got] of Object.entries(times)) {
    const wanted = firstNumber(expected[field]);
    if (wanted !== null && wanted > 0)
      scores[field] = typeof got === 'number' && Math.round(got) === Math.round(wanted);
  }
  const servings = firstNumber(expected.yields);
  if (servings !== null && servings > 0) {
    scores.yields = Math.abs((recipe?.yield?.amount ?? Number.POSITIVE_INFINITY) - servings) < 1e-6;
  }
  if (addressKey(expected.image)) {
    const isSame = addressKey(recipe?.image) === addressKey(expected.image);
    scores.image = isSame;
    scores.image_loose =
      isSame || (fileStem(recipe?.image) !== '' && fileStem(recipe?.image) === fileStem(expected.image));
  }
  if (strict(expected.author)) scores.author = person(expected.author) === person(recipe?.author);
  if (strict(expected.description)) {
    scores.description = similarity(words(expected.description), words(recipe?.description)) >= 0.95;
  }
  if (firstNumber(expected.ratings) !== null) {
    scores.rating = Math.abs((recipe?.rating?.value ?? -99) - Number(firstNumber(expected.ratings))) < 0.011;
  }
  if (firstNumber(expected.ratings_count)) {
    scores.rating_count = recipe?.rating?.count === firstNumber(expected.ratings_count);
  }
  if (strict(expected.language)) scores.language = primary(expected.language) === primary(recipe?.language);
  return { ...scores, ...scoreNutrition(expected, recipe) };
}

function primary(language: unknown): string {
  return strict(language).toLowerCase().split(/[-_]/)[0] ?? '';
}

const nutrients = new Set([
  'servingSize',
  'calories',
  'fatContent',
  'saturatedFatContent',
  'unsaturatedFatContent',
  'transFatContent',
  'carbohydrateContent',
  'sugarContent',
  'proteinContent',
  'sodiumContent',
  'fiberContent',
  'cholesterolContent',
]);

function scoreNutrition(expected: Expected, recipe: ReadRecipe | null): Scores {
  const wanted = Object.entries(objectOf(expected.nutrients)).filter(
    ([name, said]) => nutrients.has(name) && firstNumber(said) !== null,
  );
  if (wanted.length === 0) return {};
  const hits = wanted.filter(([name, said]) => firstNumber(recipe?.nutrition[name]) === firstNumber(said)).length;
  return { nutrients: hits === wanted.length, nutrients_recall: hits / wanted.length };
}

function scoreLabels(expected: Expected, recipe: ReadRecipe | null): Scores {
  const scores: Scores = {};
  const read = { category: recipe?.category, cuisine: recipe?.cuisine, keywords: recipe?.keywords };
  for (const [field, said] of Object.entries(read)) {
    const wanted = labels(expected[field]);
    if (wanted.length === 0) continue;
    const got = labels(said);
    const hits = shared(wanted, got);
    scores[field] = hits === wanted.length && hits === got.length;
    scores[`${field}_f1`] = f1(hits, wanted.length, got.length);
  }
  return scores;
}

function listOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
