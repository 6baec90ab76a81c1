import type { Recipe } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce, filledIn, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { programId } from '../../../platform/program/index.ts';

/** The recipes that a reply may be asked for by slug. */
export type Readable = 'all' | 'public';

interface Ready {
  reply: string;
}

const ready = (readable: Readable) =>
  sql<Ready>`select ready.reply from recipes inner join "readyRecipes" as ready on ready.number = recipes.number
    where recipes."groupId" = ${filledIn} and recipes.slug = ${filledIn} and ready.program = ${filledIn}
    ${readable === 'public' ? sql`and recipes.public = 1` : sql``}`;

const readyStatement = compiledOnce<Ready>();

/** A recipe as it goes over the wire, where it has been kept since it last changed. */
export const findReadyRecipe = async (
  db: GroupDatabase,
  slug: string,
  readable: Readable,
): Promise<string | undefined> => {
  const statement = readyStatement(db.dialect, readable, () => ready(readable));
  const [row] = await db.lookUp(statement, [slug, programId]);
  return row?.reply;
};

/** What is there of the same program is no older, so it is left alone. */
const keep = (db: GroupDatabase, rows: RawBuilder<unknown>): Promise<void> =>
  db.keep(sql`insert into "readyRecipes" (number, program, reply) ${rows}
    on conflict (number) do update set program = excluded.program, reply = excluded.reply
      where "readyRecipes".program <> excluded.program`);

/** Keeps a recipe as the open transaction left it; should it go on to change it, the database forgets it again. */
export const keepReadyRecipe = (db: GroupTransaction, number: number, recipe: Recipe): Promise<void> =>
  keep(db, sql`values (${number}, ${programId}, ${JSON.stringify(recipe)})`);

/** Keeps a recipe as it was at a revision of its group, unless there is another by now or one in the making. */
export const keepReadyRecipeOf = (
  db: GroupDatabase,
  { number, reply, revision }: { number: number; reply: string; revision: number },
): Promise<void> =>
  keep(
    db,
    sql`select cast(${number} as integer), cast(${programId} as text), cast(${reply} as text) from groups
      where id = ${db.groupId} and revision = ${revision} ${db.dialect.heldStill}`,
  );
