import type { Columns, GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { rowsBy } from '../../../platform/database/index.ts';

/** What is said of another recipe in words: its name, and the note of the line that asked for it. */
export const namedNote = (name: string, note: string): string => [name, note].filter(Boolean).join(', ');

/** The note without the name that `namedNote` has put there; undefined where the name no longer stands there. */
const withoutName = (name: string, note: string): string | undefined => {
  if (note === name) return '';
  return note.startsWith(`${name}, `) ? note.slice(name.length + 2) : undefined;
};

/** Recipes of the group by id or slug. */
export const findNamed = (db: GroupDatabase, { ids, slugs }: { ids: string[]; slugs: string[] }) =>
  db
    .from('recipes')
    .where((row) => row.or([db.dialect.isOneOf('id', ids), db.dialect.isOneOf('slug', slugs)]))
    .select(['id', 'slug', 'name', 'private'])
    .execute();

/** Whether any recipe asks for this one. */
export const isPartOfAnother = async (db: GroupDatabase, recipeId: string): Promise<boolean> =>
  (await db
    .fromByKey('ingredients')
    .where('referencedRecipeId', '=', recipeId)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Which recipes these ask for. */
export const findParts = async (db: GroupDatabase, ids: string[]) => {
  const rows = await db
    .fromByKey('ingredients')
    .where(db.dialect.isOneOf('recipeId', ids))
    .where('referencedRecipeId', 'is not', null)
    .select(['recipeId', 'referencedRecipeId'])
    .distinct()
    .execute();
  return rows.flatMap(({ recipeId, referencedRecipeId }) =>
    referencedRecipeId === null ? [] : [{ recipeId, partId: referencedRecipeId }],
  );
};

/** The lines that ask for these recipes, as the bin keeps them by the id of the recipe. */
export const findLinks = async (db: GroupDatabase, ids: string[]): Promise<Map<string, Columns[]>> => {
  const rows = await db
    .fromByKey('ingredients')
    .where(db.dialect.isOneOf('referencedRecipeId', ids))
    .select(['referencedRecipeId', 'id', 'recipeId as owner'])
    .execute();
  return rowsBy(rows, 'referencedRecipeId');
};

/** Leaves a recipe's name where a line asked for it. */
export const detachLinks = async (db: GroupTransaction, { id, name }: { id: string; name: string }): Promise<void> => {
  const lines = await db
    .fromByKey('ingredients')
    .where('referencedRecipeId', '=', id)
    .select(['recipeId', 'position', 'note'])
    .execute();
  for (const { recipeId, position, note } of lines) {
    await db
      .update('ingredients')
      .set({ referencedRecipeId: null, note: namedNote(name, note) })
      .where('recipeId', '=', recipeId)
      .where('position', '=', position)
      .execute();
  }
};

/** Lets those lines ask for a recipe again that still say its name, and nothing else instead. */
export const attachLinks = async (
  db: GroupTransaction,
  { id, name }: { id: string; name: string },
  lines: { id: string; owner: string }[],
): Promise<void> => {
  const wanted = new Set(lines.map((line) => `${line.owner} ${line.id}`));
  const found = await db
    .fromByKey('ingredients')
    .where(
      db.dialect.isOneOf(
        'recipeId',
        lines.map(({ owner }) => owner),
      ),
    )
    .where('referencedRecipeId', 'is', null)
    .where('foodId', 'is', null)
    .select(['id', 'recipeId', 'position', 'note'])
    .execute();
  for (const line of found) {
    const note = withoutName(name, line.note);
    if (note === undefined || !wanted.has(`${line.recipeId} ${line.id}`)) continue;
    await db
      .update('ingredients')
      .set({ referencedRecipeId: id, note })
      .where('recipeId', '=', line.recipeId)
      .where('position', '=', line.position)
      .execute();
  }
};

/** Which of these recipes everybody may see. */
export const findPublic = async (db: GroupDatabase, ids: string[]): Promise<Set<string>> => {
  const { privateGroup } = await db.ownGroup().select('privateGroup').executeTakeFirstOrThrow();
  if (privateGroup === 1) return new Set();
  const rows = await db
    .fromByKey('recipes')
    .where(db.dialect.isOneOf('id', ids))
    .where('public', '=', 1)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};
