import { type Recipe, versionLifeInDays, versionsKept } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import type { Change } from '../change.ts';
import { type StoredRecipe, toRecipe } from '../reading/to-recipe.ts';
import { removeLeftoversLater } from '../saving/leftover-files.ts';
import { differenceOf } from './difference.ts';
import { readContents } from './read-contents.ts';
import { contentOf, packContent } from './version-content.ts';
import {
  beginWith,
  findFirstVersion,
  insertFormers,
  insertVersion,
  insertVersions,
  noted,
} from './versions.repository.ts';

interface Saving extends Pick<Change, 'by' | 'at'> {
  fields: string[];
  /** When the version was saved that is brought back. */
  restoredFrom?: string | null;
}

/** Notes what a save made different, and before the first one what the recipe was until then. */
export const noteVersion = async (
  db: GroupTransaction,
  { before, after }: { before: StoredRecipe; after: Recipe },
  saving: Saving,
): Promise<void> => {
  const isNoted = await insertVersion(db, versionAfter(before, after, saving));
  if (!isNoted) await insertFormers(db, [former(toRecipe(before))]);
  await forgetOldVersions(db, after, saving.at);
};

/** As `noteVersion`, of one part of many recipes that is no list of lines or steps; `noteFormers` went before. */
export const noteVersions = async (db: GroupTransaction, recipes: readonly Recipe[], saving: Saving): Promise<void> => {
  await insertVersions(
    db,
    recipes.map((recipe) => versionAfter(null, recipe, saving)),
  );
  for (const recipe of recipes) await forgetOldVersions(db, recipe, saving.at);
};

/**
 * Notes what recipes are of which nothing is noted, before they are changed.
 * @param read reads those
 */
export const noteFormers = async <Former extends { id: string; version: number }>(
  db: GroupTransaction,
  recipes: readonly Former[],
  read: (recipes: Former[]) => Promise<Recipe[]>,
): Promise<void> => {
  const known = await noted(db, recipes);
  const unknown = recipes.filter(({ id }) => !known.has(id));
  if (unknown.length > 0) await insertFormers(db, (await read(unknown)).map(former));
};

const versionAfter = (
  before: StoredRecipe | null,
  recipe: Recipe,
  { by, at, fields, restoredFrom = null }: Saving,
) => ({
  recipeId: recipe.id,
  version: recipe.version,
  userId: by,
  savedAt: at.toISOString(),
  fields,
  content: null,
  difference: JSON.stringify(differenceOf(before, recipe, fields)),
  restoredFrom,
});

const former = (recipe: Recipe) => ({
  recipeId: recipe.id,
  version: recipe.version,
  userId: recipe.userId || null,
  savedAt: recipe.createdAt ?? recipe.dateUpdated,
  fields: [],
  content: packContent(contentOf(recipe)),
  difference: null,
  restoredFrom: null,
});

const day = 24 * 3_600_000;

/** Versions go that are both old and followed by enough others. */
const forgetOldVersions = async (
  db: GroupTransaction,
  { id, version }: { id: string; version: number },
  at: Date,
): Promise<void> => {
  const oldEnough = new Date(at.getTime() - versionLifeInDays * day).toISOString();
  const lastToGo = version - versionsKept;
  if (lastToGo < 1) return;
  const first = await findFirstVersion(db, id, lastToGo);
  if (!first || first.savedAt >= oldEnough) return;
  const contents = await readContents(db, id);
  const begin = contents.find((one) => one.version > lastToGo || one.savedAt >= oldEnough);
  if (!begin?.content) return;
  await beginWith(db, id, begin.version, packContent(begin.content));
  await removeLeftoversLater(db, id, at);
};
