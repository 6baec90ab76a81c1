import type { BulkOutcome, OrganizerKind, OrganizerReference, RecipeSettings } from '@larder/contract';
import { type Flag, flag, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { knownOrganizers, resolveOrganizers } from '../../organizers/index.ts';
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
  removeOrganizers,
  updateMany,
} from './many-recipes.repository.ts';

/** So many in one transaction that other writers of the group need not wait long. */
const recipesAtOnce = 100;

/** What is different now, by the ids of recipes. */
type Different = ReadonlyMap<string, string[]>;
type Work = (db: GroupTransaction, rows: ManyRow[]) => Promise<Different>;

/** Does something to each of the recipes that are there and that the member may change. */
const changeMany = async (db: GroupDatabase, slugs: string[], by: string, work: Work): Promise<BulkOutcome> => {
  const outcome: BulkOutcome = { done: [], ids: [], changed: [], skipped: [] };
  const wanted = [...new Set(slugs)];
  for (let from = 0; from < wanted.length; from += recipesAtOnce) {
    const part = wanted.slice(from, from + recipesAtOnce);
    await db.change(async (db) => {
      const rows = new Map((await findRecipes(db, part)).map((row) => [row.slug, row]));
      const free = [...rows.values()].filter((row) => !isLockedFor(row, by));
      const different = free.length > 0 ? await work(db, free) : new Map();
      const done = new Map(free.map(({ slug, id }) => [slug, id]));
      for (const slug of part) {
        const id = done.get(slug);
        if (id === undefined) outcome.skipped.push({ slug, reason: rows.has(slug) ? 'locked' : 'not-found' });
        else {
          outcome.done.push(slug);
          outcome.ids.push(id);
          const what = different.get(id);
          if (what) outcome.changed.push({ slug, what });
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
    const added = await addOrganizers(db, kind, rows, ids);
    await noteOrganizers(db, kind, rows, { by, at, different: added });
    return added;
  });
};

/** Takes organizers off recipes that have them; the group keeps the organizers. @throws AppError `organizer.not-found` */
export const unorganizeMany = async (
  db: GroupDatabase,
  { by, at }: Change,
  slugs: string[],
  kind: OrganizerKind,
  references: OrganizerReference[],
): Promise<BulkOutcome> => {
  const ids = await knownOrganizers(db, kind, references);
  return changeMany(db, slugs, by, async (db, rows) => {
    await noteBefore(db, rows);
    const removed = await removeOrganizers(db, kind, rows, ids);
    await noteOrganizers(db, kind, rows, { by, at, different: removed });
    return removed;
  });
};

const noteOrganizers = async (
  db: GroupTransaction,
  kind: OrganizerKind,
  rows: ManyRow[],
  { by, at, different }: Pick<Change, 'by' | 'at'> & { different: Different },
) => {
  const changed = rows.filter(({ id }) => different.has(id));
  await noteChanges(db, changed, { by, at, field: fieldOf[kind] });
  await indexAgain(
    db,
    changed.map(({ number }) => number),
    at,
  );
};

const isPrivate = (row: ManyRow): boolean => row.private === 1;

/** A private recipe is shown to visitors by nothing but its visibility. */
const isOther = (row: ManyRow, name: (typeof settingColumns)[number], value: Flag): boolean =>
  row[name] !== value && !(name === 'public' && isPrivate(row));

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
    const different = new Map(
      rows.map((row) => [
        row.id,
        columns.filter(({ name, value }) => isOther(row, name, value)).map(({ name }) => name),
      ]),
    );
    const changed = rows.filter(({ id }) => different.get(id)?.length);
    if (changed.length === 0) return new Map();
    await noteBefore(db, changed);
    const { public: _, ...ofPrivate } = fields;
    const [own, shared] = [changed.filter(isPrivate), changed.filter((row) => !isPrivate(row))];
    if (own.length > 0) await updateMany(db, own, ofPrivate);
    if (shared.length > 0) await updateMany(db, shared, fields);
    await noteChanges(db, changed, { by, at, field: 'settings' });
    const published = shared.reduce((sum, row) => sum + ((fields.public ?? row.public) - row.public), 0);
    await changeRecipeCounts(db, 0, published);
    return new Map([...different].filter(([, names]) => names.length > 0));
  });
};

export const removeMany = (db: GroupDatabase, change: Change, slugs: string[]): Promise<BulkOutcome> =>
  changeMany(db, slugs, change.by, async (db, rows) => {
    await removeStored(db, rows, change.at);
    return new Map();
  });
