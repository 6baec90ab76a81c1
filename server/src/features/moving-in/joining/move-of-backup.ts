import { randomUUID } from 'node:crypto';
import type { MoveBesides, MovedApp, MovedFrom, Recipe } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type Platform, type Words, wordsIn } from '../../../platform/http/index.ts';
import { type ComingRecipe, type JoinNotes, stampsOf } from '../../backups/index.ts';
import { recipeImageFolder } from '../../recipes/index.ts';
import { insertMove } from '../begin-move.ts';
import { noteOutcome, versionOf } from '../bringing/bringing.repository.ts';
import { lastEvent, noteComing, noteMade } from '../bringing/made.repository.ts';
import { type MovedBesides, noBesides } from '../move-besides.ts';
import { findMove, updateMove } from '../moves.repository.ts';
import { insertRecipes, itemsFor, nextNumber } from '../reading/staging.repository.ts';
import type { StagedRecipe } from '../staged-recipe.ts';

interface About {
  by: string;
  language: string;
  /** Of the backup. */
  name: string;
  /** Null of a backup of ours. */
  from: MovedFrom | null;
}

/**
 * What comes into a group with a backup is a move, which can be taken back like any other. It begins with the first thing that comes and has
 * moved from then on, so that one that was cut short can be taken back too; one that somebody takes back meanwhile ends there.
 */
export const moveOfBackup = (
  db: GroupDatabase,
  { by, language, name, from }: About,
  { clock }: Pick<Platform, 'clock'>,
): JoinNotes => {
  const id = randomUUID();
  const app: MovedApp = from ? 'mealie_alpha' : 'larder';
  const itemOf = { root: name, apps: [app], app };
  const problems = from?.problems ?? [];

  const serverOf = (missing: MoveBesides['missing']): string => {
    const server: MovedBesides = {
      ...noBesides,
      ...{ app, former: by, isManager: true, hasCome: true, missing, problems },
    };
    return JSON.stringify(server);
  };
  const begin = async (db: GroupTransaction): Promise<void> => {
    const row = await findMove(db, id);
    if (row && row.state !== 'moved') throw new AppError('move.under-way');
    if (row) return;
    const now = clock.now();
    const at = now.toISOString();
    await insertMove(db, { id, userId: by, language, server: serverOf([]) }, now);
    await updateMove(db, id, { state: 'moved', startedAt: at, endedAt: at, updatedAt: at });
    await itemsFor(db, id, [itemOf]);
  };

  return {
    find: async () => new Map(),
    note: async (db, table, things) => {
      if (things.length === 0) return;
      await begin(db);
      const ids = things.map(({ id }) => id);
      await noteComing(db, id, { table, things, stamps: await stampsOf(db, table, ids) });
    },
    bringing: async (db, coming, bring) => {
      await begin(db);
      const since = await lastEvent(db);
      const recipe = await bring();
      await noteMade(db, id, since);
      const number = await nextNumber(db, id);
      const staged = stagedOf(recipe, coming, app);
      await insertRecipes(db, id, [{ number, item: 0, file: name, recipe: staged }]);
      const missing = missingOf(coming, wordsIn(language));
      await noteOutcome(db, id, number, {
        state: missing.length > 0 ? 'incomplete' : 'brought',
        ...{ recipeId: recipe.id, versionAfter: await versionOf(db, recipe.id), missing },
      });
      return recipe;
    },
    end: async ({ missing }) => {
      if (!(await findMove(db, id))) return null;
      const at = clock.now().toISOString();
      await db.change(async (db) => {
        await begin(db);
        await updateMove(db, id, { server: serverOf(missing), endedAt: at, updatedAt: at });
      });
      return id;
    },
  };
};

/** What the list of a move tells of a recipe that is there. */
const stagedOf = (recipe: Recipe, { id, hasPicture }: ComingRecipe, app: MovedApp): StagedRecipe => {
  const { name, rating, totalTime, recipeIngredient, recipeInstructions, recipeCategory, tags } = recipe;
  return {
    ...{ app, key: id, id, name, counted: null, assets: [] },
    ...{ cuisines: [], equipment: [], notes: [], nutrition: {}, unplaced: [] },
    pictures: hasPicture ? [{ place: recipeImageFolder(id) }] : [],
    ingredientGroups: [{ name: null, ingredients: recipeIngredient.map(({ display }) => ({ text: display })) }],
    instructionSections: [{ name: null, steps: recipeInstructions.map(({ text }) => ({ text })) }],
    categories: recipeCategory.map(({ name }) => name),
    tags: tags.map(({ name }) => name),
    ...(rating !== null && { rating }),
    ...(totalTime !== null && { totalTime }),
  };
};

const missingOf = ({ lost }: ComingRecipe, words: Words) => [
  ...(lost.pictures > 0 ? [{ what: 'picture' as const, message: words('moving.missing.picture') }] : []),
  ...(lost.files > 0 ? [{ what: 'file' as const, message: words('moving.missing.files', { count: lost.files }) }] : []),
];
