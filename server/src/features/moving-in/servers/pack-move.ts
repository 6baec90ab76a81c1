import type { MovedApp, MoveServerKind } from '@larder/contract';
import type { Platform } from '../../../platform/http/index.ts';
import { complete, type RunningJob } from '../../../platform/jobs/index.ts';
import { uuidOf } from '../../../platform/security/index.ts';
import { insertMove, readSoon } from '../begin-move.ts';
import { type MovedBesides, noBesides } from '../move-besides.ts';
import { sentKey } from '../move-files.ts';
import { readServer } from './ending.ts';
import type { FactsThere } from './pieces.ts';
import { packFolder, recipeFile, recipesFolder } from './recipe-files.ts';
import type { MoveServerRow } from './servers.repository.ts';

const apps: Record<MoveServerKind, MovedApp> = {
  mealie: 'mealie_alpha',
  tandoor: 'tandoor',
  nextcloud: 'nextcloud',
  kitchenowl: 'kitchenowl',
  recipesage: 'recipesage',
};

type Read = Pick<MovedBesides, 'counts' | 'problems' | 'former'> & Partial<FactsThere>;

/**
 * All that was read becomes a move, in which it is looked at: recipes as its one file, with what comes beside them. Done again after a cut, it
 * is the same one.
 */
export const packMove = async (
  job: RunningJob,
  row: MoveServerRow,
  { counts, problems, former, people = [], hasPreferences = false }: Read,
  { clock, files }: Pick<Platform, 'clock' | 'files'>,
): Promise<void> => {
  const now = clock.now();
  const folder = recipesFolder(row);
  const recipes = (await files.list(folder)).filter(({ name }) => name.endsWith(`/${recipeFile}`)).length;
  // People come by an invitation.
  const besides = counts.filter(({ what }) => what !== 'recipes' && what !== 'members');
  const isAnything = recipes + besides.length > 0;
  const moveId = isAnything ? uuidOf(`${row.id} ${row.readAt} recipes`) : null;
  const key = sentKey(row.groupId, moveId ?? '', 0);
  if (recipes > 0) await files.write(key, packFolder(files, folder));
  const size = recipes > 0 ? ((await files.find(key))?.size ?? 0) : 0;
  await complete(job, async (db) => {
    if (moveId !== null) {
      const server: MovedBesides = {
        ...noBesides,
        ...{ serverId: row.id, app: apps[row.server], former, people, hasPreferences, counts: besides, problems },
      };
      const { userId, language } = row;
      await insertMove(db, { id: moveId, userId, language, server: JSON.stringify(server) }, now);
      const path = `${new URL(row.address).hostname}.zip`;
      if (recipes > 0) await db.insert('moveFiles', { moveId, number: 0, path, size, state: 'new' }).execute();
      await readSoon(db, moveId, now);
    }
    await readServer(db, row.id, { counts, problems, moveId: moveId ?? row.moveId }, now);
  });
  await files.removeFolder(folder);
};
