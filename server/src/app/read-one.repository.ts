import { sql, type Transaction } from 'kysely';
import { getRecipe } from '../features/recipes/index.ts';
import { type Connection, GroupTransaction, type Schema } from '../platform/database/index.ts';

/** Reads the newest recipe of the tables of a transaction as people would; one that nobody keeps to themselves, as administrators are told of it. */
export const readOneRecipe =
  (connection: Connection) =>
  async (transaction: Transaction<Schema>): Promise<{ id: string; name: string } | null> => {
    const { rows } = await sql<{ id: string; groupId: string; clock: number }>`select recipes.id, recipes."groupId",
      groups.revision as clock from recipes join groups on groups.id = recipes."groupId" order by recipes.private, recipes.number desc limit 1`.execute(
      transaction,
    );
    const [row] = rows;
    if (!row) return null;
    const course = { clock: row.clock, written: new Set<never>(), events: [], followUps: [] };
    const db = new GroupTransaction(row.groupId, connection, transaction, course);
    const { id, name } = await getRecipe(db, row.id);
    return { id, name };
  };
