import type { GroupDatabase, GroupTransaction } from '../../../../platform/database/index.ts';
import type { CameThing, Earlier } from '../../../backups/index.ts';

const ofServer = (db: GroupDatabase, serverId: string) => db.from('moveServerThings').where('serverId', '=', serverId);

const findCame = async (
  db: GroupDatabase,
  serverId: string,
  ids: readonly string[],
): Promise<Map<string, CameThing>> => {
  if (ids.length === 0) return new Map();
  const rows = await ofServer(db, serverId)
    .where(db.dialect.isOneOf('id', [...ids]))
    .select(['id', 'mark', 'stamp'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const noteCame = async (db: GroupTransaction, serverId: string, things: readonly CameThing[]): Promise<void> => {
  const ids = things.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.remove('moveServerThings').where('serverId', '=', serverId).where(db.dialect.isOneOf('id', ids)).execute();
  await db.insertAll(
    'moveServerThings',
    things.map(({ id, mark, stamp }) => ({ serverId, id, mark, stamp })),
  );
};

/** Notes that a recipe came as it was when it was read, and which version that is here. */
const noteRecipe = (
  db: GroupTransaction,
  serverId: string,
  { id, version }: { id: string; version: number },
): Promise<unknown> =>
  db
    .update('moveServerRecipes')
    .set(({ ref }) => ({ broughtAt: ref('readAt'), version }))
    .where('serverId', '=', serverId)
    .where('sourceId', '=', id)
    .execute();

/** What came from a server. @param replaces recipes that become what they are there */
export const cameFrom = (db: GroupDatabase, serverId: string, replaces: ReadonlySet<string>): Earlier => ({
  find: (ids) => findCame(db, serverId, ids),
  note: (db, things) => noteCame(db, serverId, things),
  replaces,
  noteRecipe: async (db, recipe) => void (await noteRecipe(db, serverId, recipe)),
});
