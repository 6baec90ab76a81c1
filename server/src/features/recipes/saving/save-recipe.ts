import type { KnownRecipe, Recipe, RecipeInput } from '@larder/contract';
import { flag, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { rateRecipe } from '../../users/index.ts';
import { putAssetsInBin } from '../assets/asset-bin.ts';
import type { Change } from '../change.ts';
import { noteVersion } from '../history/note-version.ts';
import { getRecipe, getStoredRecipe } from '../reading/read-recipe.repository.ts';
import type { StoredRecipe } from '../reading/to-recipe.ts';
import { changeRecipeCounts } from '../recipe-state.repository.ts';
import { indexRecipe } from '../search/index-recipe.ts';
import { removeLeftoversAfter } from './leftover-files.ts';
import { slugFor } from './recipe-names.ts';
import { refuseForeignLock, refuseLocked } from './recipe-rules.ts';
import { refuseStale } from './refuse-stale.ts';
import { changedFields, sentFields, statedLastMade } from './sent-fields.ts';
import { isSlugTaken, updateRecipe } from './stored-parts.repository.ts';
import { writeParts } from './write-parts.ts';

interface Restored {
  /** When the version was saved that this save brings back. */
  restoredFrom?: string;
  /** The picture that comes back with it. */
  picture?: { image: string; imageColor: string };
}

/**
 * Saves the parts of a recipe that are sent; the address follows the name.
 * @throws AppError when it is locked, when its new name is taken, and when it was changed after `basedOnVersion`
 */
export const saveRecipe = (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  input: RecipeInput,
  restored: Restored = {},
): Promise<Recipe> =>
  db.change(async (db) => {
    const stored = await getStoredRecipe(db, slugOrId);
    refuseLocked(stored.row, change.by);
    refuseForeignLock(stored.row, input.settings, change.by);
    await refuseStale(db, stored, input.basedOnVersion);
    const slug = await slugAfter(db, stored, input.name);
    return writeRecipe(db, { ...change, ...restored }, stored, input, slug);
  });

/** Saves each of the recipes, or none. @throws AppError as `saveRecipe` */
export const saveRecipes = (db: GroupDatabase, change: Change, inputs: KnownRecipe[]): Promise<Recipe[]> =>
  db.change(async (db) => {
    const saved: Recipe[] = [];
    for (const { id, slug, ...input } of inputs) {
      saved.push(await saveRecipe(db, change, found(id || slug, 'recipe.not-found'), input));
    }
    return saved;
  });

const slugAfter = async (db: GroupTransaction, { row }: StoredRecipe, name: string | null | undefined) => {
  if (!name || name === row.name) return row.slug;
  const slug = slugFor(name);
  if (slug !== row.slug && (await isSlugTaken(db, slug))) throw new AppError('recipe.name-taken', { name });
  return slug;
};

/** These come and go beside the editing of a recipe, so they make no new version of it. */
const besideTheVersion = new Set(['lastMade', 'rating']);
/** What the search index knows. */
const searched = new Set([
  'name',
  'description',
  'recipeIngredient',
  'recipeInstructions',
  'recipeCategory',
  'tags',
  'tools',
]);

const writeRecipe = async (
  db: GroupTransaction,
  change: Change & Restored,
  stored: StoredRecipe,
  input: RecipeInput,
  slug: string,
): Promise<Recipe> => {
  const { row } = stored;
  const now = change.at.toISOString();
  const sent = sentFields(input, row);
  // A private recipe is shown to visitors by nothing but its visibility.
  const fields = row.private === 1 ? { ...sent, public: flag(false) } : sent;
  const { picture } = change;
  const changed = [
    ...(picture ? ['image'] : []),
    ...changedFields(fields, row),
    ...(await writeParts(db, change, stored, input)),
  ];
  const edited = changed.filter((field) => !besideTheVersion.has(field));
  const version = edited.length > 0 ? row.version + 1 : row.version;

  await updateRecipe(db, row.id, { ...fields, ...picture, slug, version, dateUpdated: now, updatedAt: now });
  if (fields.public !== undefined && fields.public !== row.public) {
    await changeRecipeCounts(db, 0, fields.public - row.public);
  }
  if (input.rating !== undefined && input.rating !== row.rating) {
    await rateRecipe(db, change.by, row.id, { rating: input.rating });
  }
  const recipe = await getRecipe(db, row.id);
  if (changed.some((field) => searched.has(field))) await indexRecipe(db, row.number, recipe);
  if (edited.length > 0) {
    await noteVersion(db, { before: stored, after: recipe }, { ...change, fields: edited });
    await db.record('recipe.updated', { ...recipe, fields: edited });
  }
  if (changed.includes('assets')) {
    await putAssetsInBin(db, row, { before: JSON.parse(row.assets), after: recipe.assets }, change.at);
    removeLeftoversAfter(db, change, row.id);
  }
  return recipe;
};

/** Whoever cooks a recipe may say so, also of a locked one. */
export const changeLastMade = (db: GroupDatabase, slugOrId: string, lastMade: string): Promise<Recipe> =>
  db.change(async (db) => {
    const before = await getRecipe(db, slugOrId);
    if (before.lastMade === lastMade) return before;
    await updateRecipe(db, before.id, statedLastMade(lastMade));
    const recipe = await getRecipe(db, before.id);
    await db.record('recipe.made', { ...recipe, madeAt: lastMade });
    return recipe;
  });
