import type { BulkOutcome, OrganizerKind, OrganizerReference, RecipeSettings } from '@larder/contract';
import { flag, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { resolveOrganizers } from '../../organizers/index.ts';
import type { Change } from '../change.ts';
import { indexAgain } from '../entities/index-again.ts';
import { settingColumns } from '../reading/recipe-columns.ts';
import { changeRecipeCounts } from '../recipe-state.repository.ts';
import { isLockedFor } from '../saving/recipe-rules.ts';
import { removeStored } from '../saving/remove-recipe.ts';
import {
  addOrganizers,
  findRecipes,
  type ManyRow,
  noteBefore,
  noteChanges,
  updateMany,
} from './many-recipes.repository.ts';

/** So many in one transaction that other writers of the group need not wait long. */
const recipesAtOnce = 100;

type Work = (db: GroupTransaction, rows: ManyRow[]) => Promise<unknown>;

/** Does something to each of the recipes that are there and that the member may change. */
const changeMany = async (db: GroupDatabase, slugs: string[], by: string, work: Work): Promise<BulkOutcome> => {
  const outcome: BulkOutcome = { done: [], ids: [], skipped: [] };
  const wanted = [...new Set(slugs)];
  for (let from = 0; from < wanted.length; from += recipesAtOnce) {
    const part = wanted.slice(from, from + recipesAtOnce);
    await db.change(async (db) => {
      const rows = new Map((await findRecipes(db, part)).map((row) => [row.slug, row]));
      const free = [...rows.values()].filter((row) => !isLockedFor(row, by));
      if (free.length > 0) await work(db, free);
      const done = new Map(free.map(({ slug, id }) => [slug, id]));
      for (const slug of part) {
        const id = done.get(slug);
        if (id === undefined) outcome.skipped.push({ slug, reason: rows.has(slug) ? 'locked' : 'not-found' });
        else {
          outcome.done.push(slug);
          outcome.ids.push(id);
        }
      }
    });
  }
  return outcome;
};

const fieldOf = { category: 'recipeCategory', tag: 'tags', tool: 'tools' } as const;

/** Gives recipes organizers that they have not yet; one that the group has not is created. */
export const organizeMany = async (
  db: GroupDatabase,
  { by, at }: Change,
  slugs: string[],
  kind: OrganizerKind,
  references: OrganizerReference[],
): Promise<BulkOutcome> => {
  const ids = await db.change((db) => resolveOrganizers(db, kind, references, at));
  return changeMany(db, slugs, by, async (db, rows) => {
    await noteBefore(db, rows);
    const changed = await addOrganizers(db, kind, rows, ids);
    await noteChanges(db, changed, { by, at, field: fieldOf[kind] });
    await indexAgain(
      db,
      changed.map(({ number }) => number),
      at,
    );
  });
};

/** Whether a recipe is locked is its owner's affair and stays as it is. */
export const changeSettingsOfMany = (
  db: GroupDatabase,
  { by, at }: Change,
  slugs: string[],
  sent: Partial<RecipeSettings>,
): Promise<BulkOutcome> => {
  const columns = settingColumns.flatMap((name) => {
    const value = sent[name];
    return name === 'locked' || value === undefined ? [] : [{ name, value: flag(value) }];
  });
  const fields = Object.fromEntries(columns.map(({ name, value }) => [name, value]));
  return changeMany(db, slugs, by, async (db, rows) => {
    const changed = rows.filter((row) => columns.some(({ name, value }) => row[name] !== value));
    if (changed.length === 0) return;
    await noteBefore(db, changed);
    await updateMany(db, changed, fields);
    await noteChanges(db, changed, { by, at, field: 'settings' });
    const published = changed.reduce((sum, row) => sum + ((fields.public ?? row.public) - row.public), 0);
    await changeRecipeCounts(db, 0, published);
  });
};

export const removeMany = (db: GroupDatabase, change: Change, slugs: string[]): Promise<BulkOutcome> =>
  changeMany(db, slugs, change.by, (db, rows) => removeStored(db, rows, change.at));
