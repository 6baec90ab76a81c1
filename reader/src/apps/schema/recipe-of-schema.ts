import { readMinutes } from '../../page/fields/minutes.ts';
import { Graph, hasType } from '../../page/structured/graph.ts';
import { isObject, type JsonObject, listOf } from '../../page/structured/json.ts';
import { readSchemaRecipe } from '../../page/structured/schema-recipe.ts';
import {
  type AppIngredient,
  type AppIngredientGroup,
  type AppPicture,
  type AppRecipe,
  type AppTime,
  emptyRecipe,
} from '../app-recipe.ts';
import { groupsAtHeadings, sectionsAtHeadings } from '../marked-headings.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, bytesOf, isRecord, momentOf, ratingOf, recordsOf, textOf, textsOf, unplacedOf } from '../values.ts';

/** A recipe of schema.org as an app has it. `graph` is what its references are looked up in, where they lead out of it. */
export const recipeOfSchema = (
  file: OpenedFile,
  key: string,
  recipe: JsonObject,
  graph = new Graph([recipe]),
): AppRecipe => {
  const said = readSchemaRecipe(recipe, graph, '');
  const cook = said.cookMinutes ?? said.performMinutes;
  return {
    ...emptyRecipe(key),
    name: said.name ?? '',
    description: said.description,
    url: addressIn(recipe),
    author: said.author ?? (textOf(recipe.creditText) || undefined),
    language: said.language,
    yield: said.yield?.text,
    prepTime: said.prepMinutes ?? wordsOf(recipe.prepTime),
    cookTime: cook ?? wordsOf(recipe.cookTime),
    totalTime: said.totalMinutes ?? wordsOf(recipe.totalTime),
    ingredientGroups: groupsAtHeadings(
      withParts((said.ingredientGroups ?? []).map(withReferences), partsIn(recipe, graph)),
    ),
    instructionSections: sectionsAtHeadings(said.instructionSections ?? []),
    categories: (said.category ?? []).filter((name) => /\p{L}/u.test(name)),
    tags: said.keywords ?? [],
    cuisines: said.cuisine ?? [],
    equipment: said.equipment ?? [],
    notes: commentsOf(recipe),
    nutrition: said.nutrition ?? {},
    rating: ownRating(recipe),
    createdAt: momentOf(recipe.dateCreated) ?? momentOf(recipe.datePublished),
    video: said.video,
    pictures: picturesIn(file, recipe),
    unplaced: unplacedOf({
      suitableForDiet: textsOf(recipe.suitableForDiet).map((diet) => diet.replace(/^.*\//, '')),
      cookingMethod: recipe.cookingMethod,
      estimatedCost: isRecord(recipe.estimatedCost) ? recipe.estimatedCost.value : recipe.estimatedCost,
      creditText: said.author ? recipe.creditText : '',
      aggregateRating: ownRating(recipe) === undefined ? ratingOfMany(recipe) : '',
    }),
  };
};

/** Where a recipe says that it is from. */
const addressIn = (recipe: JsonObject): string | undefined =>
  [recipe.url, recipe.mainEntityOfPage, recipe.isBasedOn, recipe.isBasedOnUrl, recipe['@id']]
    .flatMap((value) => listOf(value))
    .map((value) => addressOf(isObject(value) ? (value['@id'] ?? value.url) : value))
    .find((address) => address !== undefined);

/** "Overnight" has no minutes in it and stays as it is; a time such as "PT0S" is none. */
const wordsOf = (time: unknown): AppTime | undefined => {
  const text = textOf(time);
  return /^\p{L}/u.test(text) && !/^P[\dT]/.test(text) && readMinutes(text) === null ? text : undefined;
};

/** "[Pesto](#r/12)" is another recipe of the same book. */
const withReferences = ({ name, ingredients }: { name: string | null; ingredients: string[] }): AppIngredientGroup => ({
  name,
  ingredients: ingredients.map((line) => {
    const [whole, recipe] = /\[([^[\]]{1,200})\]\(#[^()]{1,200}\)/.exec(line) ?? [];
    return whole && recipe ? { text: line.replace(whole, recipe), recipe } : { text: line };
  }),
});

/** Names of the recipes that a recipe says are parts of it. */
const partsIn = (recipe: JsonObject, graph: Graph): string[] =>
  graph.list(recipe.hasPart).flatMap((part) => {
    const name = isObject(part) && hasType(part, /^Recipe$/i) ? textOf(part.name).trim() : '';
    return name || [];
  });

/** Which line asks for a part is not said: it is the shortest of those that name it. */
const withParts = (groups: AppIngredientGroup[], parts: readonly string[]): AppIngredientGroup[] => {
  const lines = groups.flatMap(({ ingredients }) => ingredients).toSorted((a, b) => a.text.length - b.text.length);
  const linked = new Map<AppIngredient, string>();
  for (const recipe of parts) {
    const line = lines.find((line) => !line.recipe && !linked.has(line) && names(line.text, recipe));
    if (line) linked.set(line, recipe);
  }
  return groups.map((group) => ({
    ...group,
    ingredients: group.ingredients.map((line) => {
      const recipe = linked.get(line);
      return recipe ? { ...line, recipe } : line;
    }),
  }));
};

/** Whether a line has the name in it, as words of its own. */
const names = (line: string, name: string): boolean => ` ${wordsIn(line)} `.includes(` ${wordsIn(name)} `);

const wordsIn = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

const commentsOf = ({ comment, notes }: JsonObject): AppRecipe['notes'] => [
  ...(Array.isArray(comment) ? recordsOf(comment) : isRecord(comment) ? [comment] : []).flatMap(({ name, text }) =>
    textOf(text) === '' ? [] : [{ title: textOf(name) || null, text: textOf(text) }],
  ),
  ...textsOf(notes).map((text) => ({ title: null, text })),
];

/** What many have given to a page is not the cook's own. */
const ownRating = ({ aggregateRating, starRating }: JsonObject): number | undefined => {
  const rating = isRecord(starRating) ? starRating : isRecord(aggregateRating) ? aggregateRating : {};
  const count = Number(textOf(rating.ratingCount ?? rating.reviewCount) || 1);
  return count > 1 ? undefined : ratingOf(rating.ratingValue, Number(textOf(rating.bestRating)) || 5);
};

const ratingOfMany = ({ aggregateRating }: JsonObject): string =>
  isRecord(aggregateRating) && textOf(aggregateRating.ratingValue) !== ''
    ? `${textOf(aggregateRating.ratingValue)} (${textOf(aggregateRating.ratingCount ?? aggregateRating.reviewCount)})`
    : '';

/** Those in the archive before those on pages. */
const picturesIn = ({ around }: OpenedFile, recipe: JsonObject): AppPicture[] => {
  const named = listOf(recipe.image ?? recipe.photo ?? recipe.thumbnailUrl).map((value) =>
    textOf(isObject(value) ? (value.url ?? value.contentUrl ?? value['@id']) : value),
  );
  const inside = named.filter((name) => name.startsWith('data:')).flatMap((name) => bytesOf(name) ?? []);
  const files = named.filter((name) => !/^(?:data|https?):/.test(name)).map((name) => pictureAt(around, name));
  const addresses = new Set(named.flatMap((name) => addressOf(name) ?? []));
  return [...picturesOf(files), ...inside.map((bytes) => ({ bytes })), ...[...addresses].map((url) => ({ url }))];
};
