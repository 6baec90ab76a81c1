import type { Recipe, RecipeVersion, VersionComparison } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { findMemberName } from '../timeline/timeline.repository.ts';
import { compareContents, pairsOf } from './compare-contents.ts';
import { readContents, type Saved, type VersionWithContent } from './read-contents.ts';
import { contentOf } from './version-content.ts';

/** The versions of a recipe, the latest first. */
export const listVersions = async (db: GroupDatabase, slugOrId: string): Promise<RecipeVersion[]> => {
  const versions = await knownVersions(db, await getRecipe(db, slugOrId));
  return versions.map(({ content, ...saved }, place) => {
    const former = versions[place + 1]?.content;
    const first = saved.version === 1 ? (content.orgURL ? 'from-page' : 'written') : null;
    return { ...saved, first, changes: former ? compareContents(former, content) : [] };
  });
};

/** Those of which it is noted what the recipe was then, the latest first. One of which nothing is noted yet is what it is. */
export const knownVersions = async (db: GroupDatabase, recipe: Recipe): Promise<VersionWithContent[]> => {
  const saved = (await readContents(db, recipe.id)).toReversed();
  const known = saved.flatMap(({ content, ...one }) => (content === null ? [] : { ...one, content }));
  if (known[0]?.version === recipe.version) return known;
  const { userId, userName, savedAt }: Omit<Saved, 'version' | 'restoredFrom'> = saved.find(
    ({ version }) => version === recipe.version,
  ) ?? {
    userId: recipe.userId || null,
    userName: await findMemberName(db, recipe.userId),
    savedAt: recipe.createdAt ?? recipe.dateUpdated,
  };
  const present = { version: recipe.version, userId, userName, savedAt, restoredFrom: null };
  return [{ ...present, content: contentOf(recipe) }, ...known];
};

/** A version beside another one, the one before it unless it is said which. Throws `recipe.version-not-found`. */
export const compareVersions = async (
  db: GroupDatabase,
  slugOrId: string,
  version: string,
  wanted: number | undefined,
): Promise<VersionComparison> => {
  const versions = await knownVersions(db, await getRecipe(db, slugOrId));
  const shown = findVersion(versions, version);
  const other = wanted ? findVersion(versions, String(wanted)) : versions[versions.indexOf(shown) + 1];
  const [before, after] = [other?.content ?? null, shown.content];
  return {
    version: shown.version,
    comparedWith: other?.version ?? null,
    before,
    after,
    changes: before ? compareContents(before, after) : [],
    pairs: pairsOf(before, after),
  };
};

/** Two states of a recipe, whether or not either is one of its versions. */
export const compareRecipes = (before: Recipe, after: Recipe): VersionComparison => {
  const [one, other] = [contentOf(before), contentOf(after)];
  return {
    version: after.version,
    comparedWith: before.version,
    before: one,
    after: other,
    changes: compareContents(one, other),
    pairs: pairsOf(one, other),
  };
};

/** Throws `recipe.version-not-found`. */
export const findVersion = (versions: readonly VersionWithContent[], wanted: string): VersionWithContent =>
  found(
    versions.find(({ version }) => String(version) === wanted),
    'recipe.version-not-found',
  );
