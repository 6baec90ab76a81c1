import { randomUUID } from 'node:crypto';
import type { Recipe, RecipeInput } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { dayOf } from '../../../platform/clock/asked-now.ts';
import { flag, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { rateRecipe } from '../../users/index.ts';
import type { Change } from '../change.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { changeRecipeCounts } from '../recipe-state.repository.ts';
import { indexRecipe } from '../search/index-recipe.ts';
import { insertEvent, seriesAt } from '../timeline/timeline.repository.ts';
import type { NameAndSlug } from './recipe-names.ts';
import { sentFields } from './sent-fields.ts';
import { freeName, getRecipeDefaults, insertRecipe } from './stored-parts.repository.ts';
import { writeParts } from './write-parts.ts';

export interface NewRecipe extends RecipeInput {
  name: string;
}

/** What a new recipe has beside what people write. */
export interface Origin {
  /** Chosen before, where files wait under it already. */
  id?: string;
  /** Whose it is, where that is not whoever brings it in. */
  userId?: string;
  image?: string | null;
  imageColor?: string | null;
  /** Nobody but its owner sees it. */
  isPrivate?: boolean;
}

/** A recipe with the group's preferences for what is not sent. A name that is taken gets a number behind it. */
export const createRecipe = (
  db: GroupDatabase,
  change: Change,
  input: NewRecipe,
  origin: Origin = {},
): Promise<Recipe> =>
  db.change(async (db) => {
    const recipe = await insertWhole(db, change, input, origin);
    const series = await seriesAt(db, change.by, change.at);
    await insertEvent(db, {
      ...(series && { series }),
      recipeId: recipe.id,
      userId: change.by,
      subject: 'Recipe Created',
      eventType: 'system',
      eventMessage: null,
      timestamp: change.at.toISOString(),
      recipeVersion: null,
      at: change.at,
    });
    return recipe;
  });

/** As `createRecipe`, without a word in the timeline. */
export const insertWhole = async (
  db: GroupTransaction,
  change: Change,
  input: NewRecipe,
  { id = randomUUID(), userId = change.by, image = null, imageColor = null, isPrivate = false }: Origin,
): Promise<Recipe> => {
  const { name, slug } = await freeName(db, input.name);
  const row = newRow(change, { id, userId, name, slug, image, imageColor, isPrivate }, await getRecipeDefaults(db));
  const whole = { ...row, ...sentFields({ ...input, name }, row), ...(isPrivate && { public: flag(false) }) };
  const number = await insertRecipe(db, whole);
  await changeRecipeCounts(db, 1, whole.public);
  await writeParts(db, change, { row, organizers: [], ingredients: [], instructions: [] }, input);
  if (typeof input.rating === 'number') await rateRecipe(db, change.by, id, { rating: input.rating });
  const recipe = await getRecipe(db, id);
  await indexRecipe(db, number, recipe);
  await db.record('recipe.created', recipe);
  return recipe;
};

type Defaults = Awaited<ReturnType<typeof getRecipeDefaults>>;
type Named = NameAndSlug & Required<Origin>;

const newRow = (
  { at }: Change,
  { id, userId, name, slug, image, imageColor, isPrivate }: Named,
  defaults: Defaults,
) => {
  const now = at.toISOString();
  return {
    id,
    userId,
    name,
    slug,
    nameKey: plainText(name),
    description: '',
    image,
    imageColor,
    recipeYield: null,
    recipeServings: 0,
    recipeYieldQuantity: 0,
    totalTime: null,
    prepTime: null,
    cookTime: null,
    performTime: null,
    rating: null,
    orgUrl: null,
    dateAdded: dayOf(at),
    dateUpdated: now,
    lastMade: null,
    version: 1,
    ...defaults,
    locked: flag(false),
    private: flag(isPrivate),
    nutrition: '{}',
    notes: '[]',
    assets: '[]',
    extras: '{}',
    createdAt: now,
    updatedAt: now,
  };
};
