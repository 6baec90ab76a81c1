import { randomUUID } from 'node:crypto';
import { addressKey, averageRating, minutesOfRecipe, plainText, slugify } from '@larder/kitchen';
import type { InstanceGroup, InstanceRecipe, InstanceRecipeSettings } from '@larder/reader';
import { flag } from '../../../../platform/database/index.ts';
import { type Context, free, stamps, synced, type WrittenRows } from '../../drafts/written-rows.ts';
import type { StandsFor } from './pantry-rows.ts';

type Row<Table extends keyof WrittenRows> = NonNullable<WrittenRows[Table]>[number];

const defaultsOf = ({ preferences }: InstanceGroup): InstanceRecipeSettings => ({
  public: preferences.recipePublic,
  showNutrition: preferences.recipeShowNutrition,
  showAssets: preferences.recipeShowAssets,
  landscapeView: preferences.recipeLandscapeView,
  disableAmount: preferences.recipeDisableAmount,
  disableComments: preferences.recipeDisableComments,
  locked: false,
});

const extrasOf = ({ extras, cuisine }: InstanceRecipe) =>
  cuisine === '' ? extras : { recipeCuisine: cuisine, ...extras };

const day = 'YYYY-MM-DD'.length;

const recipeRow = (
  recipe: InstanceRecipe,
  context: Context,
  { defaults, ratings, slugs }: { defaults: InstanceRecipeSettings; ratings: readonly number[]; slugs: Set<string> },
): Row<'recipes'> => {
  const settings = recipe.settings ?? defaults;
  const made = stamps(context, recipe);
  const name = recipe.name || recipe.slug || recipe.id;
  const times = {
    totalTime: recipe.totalTime || null,
    prepTime: recipe.prepTime || null,
    cookTime: recipe.cookTime || null,
    performTime: recipe.performTime || null,
  };
  const isInTimeline = recipe.timeline.some(
    ({ eventType, timestamp }) => eventType !== 'system' && timestamp === recipe.lastMade,
  );
  return {
    number: context.next.recipe(),
    id: recipe.id,
    groupId: context.groupId,
    userId: recipe.userId,
    slug: free(recipe.slug || slugify(name), slugs),
    name,
    nameKey: plainText(name),
    description: recipe.description,
    // Comes with the picture.
    image: null,
    imageColor: null,
    recipeYield: recipe.yield || null,
    recipeServings: recipe.servings,
    recipeYieldQuantity: recipe.yieldQuantity,
    ...times,
    totalMinutes: minutesOfRecipe(times),
    rating: ratings.length > 0 ? averageRating(ratings) : recipe.rating,
    orgUrl: recipe.url || null,
    orgUrlKey: addressKey(recipe.url) || null,
    dateAdded: recipe.dateAdded ?? made.createdAt.slice(0, day),
    dateUpdated: made.updatedAt,
    lastMade: recipe.lastMade,
    lastMadeStated: isInTimeline ? null : recipe.lastMade,
    version: 1,
    public: flag(settings.public),
    showNutrition: flag(settings.showNutrition),
    showAssets: flag(settings.showAssets),
    landscapeView: flag(settings.landscapeView),
    disableComments: flag(settings.disableComments),
    disableAmount: flag(settings.disableAmount),
    locked: flag(settings.locked),
    private: 0,
    nutrition: JSON.stringify(recipe.nutrition),
    notes: JSON.stringify(recipe.notes),
    assets: JSON.stringify(recipe.assets),
    extras: JSON.stringify(extrasOf(recipe)),
    ...synced,
    ...made,
  };
};

const lineRows = (recipe: InstanceRecipe, { groupId }: Context, { foods, units }: StandsFor): Row<'ingredients'>[] => {
  const ids = new Set<string>();
  return recipe.ingredients.map((line, position) => ({
    id: idOnce(line.referenceId, ids),
    ...{ groupId, recipeId: recipe.id, position },
    title: line.title || null,
    quantity: line.quantity,
    unitId: line.unitId === null ? null : (units.get(line.unitId) ?? null),
    foodId: line.foodId === null ? null : (foods.get(line.foodId) ?? null),
    referencedRecipeId: line.recipeId === recipe.id ? null : line.recipeId,
    note: line.note,
    originalText: line.originalText || null,
  }));
};

/** Lines and steps that were copied within a recipe may have the id of the first. */
const idOnce = (id: string, taken: Set<string>): string => {
  const once = id === '' || taken.has(id) ? randomUUID() : id;
  taken.add(once);
  return once;
};

const stepRows = (recipe: InstanceRecipe, { groupId }: Context): Row<'instructions'>[] => {
  const lines = new Set(recipe.ingredients.map(({ referenceId }) => referenceId));
  const ids = new Set<string>();
  return recipe.steps.map(({ id, title, summary, text, references }, position) => ({
    ...{ id: idOnce(id, ids), groupId, recipeId: recipe.id, position, title, summary, text },
    ingredientReferences: JSON.stringify([...new Set(references)].filter((reference) => lines.has(reference))),
  }));
};

const eventRows = (recipe: InstanceRecipe, context: Context): Row<'timelineEvents'>[] =>
  recipe.timeline.map(({ id, userId, subject, message, eventType, timestamp }) => ({
    ...{ id: id || randomUUID(), groupId: context.groupId, recipeId: recipe.id, userId, subject, eventType },
    eventMessage: message || null,
    // Comes with the picture.
    hasImage: 0 as const,
    timestamp: timestamp ?? context.now,
    ...{ recipeVersion: null, series: null },
    ...stamps(context, { createdAt: timestamp }),
  }));

const commentRows = (recipe: InstanceRecipe, context: Context): Row<'comments'>[] =>
  recipe.comments.map(({ id, userId, text, ...made }) => ({
    ...{ id: id || randomUUID(), groupId: context.groupId, recipeId: recipe.id, userId, text },
    ...stamps(context, made),
  }));

/** Recipes whose rows are there at once. */
const atOnce = 500;

/** Some recipes at a time, in the order in which they were made, and the links to them behind all of them. */
export function* recipeRows(group: InstanceGroup, context: Context, standsFor: StandsFor): Generator<WrittenRows> {
  const [defaults, slugs] = [defaultsOf(group), new Set<string>()];
  const ratings = new Map<string, number[]>();
  for (const user of group.users) {
    for (const [id, rating] of Object.entries(user.ratings)) ratings.set(id, [...(ratings.get(id) ?? []), rating]);
  }
  const { groupId } = context;
  const all = group.recipes.toSorted((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? -1 : 1));
  for (let from = 0; from === 0 || from < all.length; from += atOnce) {
    const recipes = all.slice(from, from + atOnce);
    yield {
      recipes: recipes.map((recipe) =>
        recipeRow(recipe, context, { defaults, slugs, ratings: ratings.get(recipe.id) ?? [] }),
      ),
      ingredients: recipes.flatMap((recipe) => lineRows(recipe, context, standsFor)),
      instructions: recipes.flatMap((recipe) => stepRows(recipe, context)),
      recipeOrganizers: recipes.flatMap(({ id: recipeId, organizers }) =>
        organizers.map(({ id: organizerId, kind }, position) => ({ groupId, recipeId, organizerId, kind, position })),
      ),
      timelineEvents: recipes.flatMap((recipe) => eventRows(recipe, context)),
      comments: recipes.flatMap((recipe) => commentRows(recipe, context)),
    };
  }
  yield { shareTokens: shareRows(group, context) };
}

const shareRows = ({ shares }: InstanceGroup, { groupId, now, tell }: Context): Row<'shareTokens'>[] =>
  shares.flatMap(({ id, recipeId, expiresAt, createdAt }) => {
    if (expiresAt > now) {
      const ofRecipe = { recipeId, cookbookId: null, listId: null, firstDay: null, mayTick: 0 as const };
      return [{ id, groupId, ...ofRecipe, userId: null, expiresAt, createdAt: createdAt ?? now }];
    }
    // It opens nothing any more.
    tell('recipe_share_tokens', 'ended', id);
    return [];
  });
