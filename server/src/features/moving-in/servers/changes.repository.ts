import type { MoveServer } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';

type Changes = MoveServer['changes'];

/** Recipes that were brought and have been changed there since, by server and by whether they were changed here too. */
export const listChanges = async (db: GroupDatabase, serverIds: string[]): Promise<Map<string, Changes>> => {
  const changes = new Map<string, Changes>();
  if (serverIds.length === 0) return changes;
  const rows = await db
    .from('moveServerRecipes')
    .where(db.dialect.isOneOf('serverId', serverIds))
    .where('state', '=', 'read')
    .where(({ eb, ref }) => eb('broughtAt', '<>', ref('readAt')))
    .orderBy('number')
    .select(['serverId', 'sourceId', 'version'])
    .execute();
  if (rows.length === 0) return changes;
  const ids = rows.map(({ sourceId }) => sourceId);
  const here = await db
    .from('recipes')
    .where(db.dialect.isOneOf('id', ids))
    .select(['id', 'slug', 'name', 'version'])
    .execute();
  const byId = new Map(here.map((recipe) => [recipe.id, recipe]));
  for (const { serverId, sourceId, version: brought } of rows) {
    const recipe = byId.get(sourceId);
    // What was deleted here stays away.
    if (!recipe) continue;
    const { version, ...changed } = recipe;
    const ofServer = changes.get(serverId) ?? { there: [], both: [] };
    ofServer[version === brought ? 'there' : 'both'].push(changed);
    changes.set(serverId, ofServer);
  }
  return changes;
};
