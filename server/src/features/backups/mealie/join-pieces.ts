import { join } from 'node:path';
import type { GroupPreferences } from '@larder/contract';
import type { InstanceProblem } from '@larder/reader';
import { findRows, GroupTransaction, type Scratch } from '../../../platform/database/index.ts';
import { getOwnGroup } from '../../groups/index.ts';
import { besidesKey } from '../../recipes/index.ts';
import { writeFileList } from '../archive/create-backup.ts';
import { opinionsHere } from '../fetching/fetch-recipe.ts';
import { findTarget, type Target } from '../fetching/fetch-target.ts';
import { membersOf } from '../fetching/former-members.repository.ts';
import { joinGroup } from '../fetching/joining/join-group.ts';
import type { Joining, Told } from '../fetching/joining/joining.ts';
import { readRecipeOfBackup } from '../fetching/take-recipe.ts';
import { createFolderPlace } from '../places/folder-place.ts';
import type { Place } from '../places/place.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';
import { type CarriedFile, carryFiles, nothingPictured, type Pictured } from './carry-files.ts';
import { movingDraft } from './moving-draft.ts';
import { tableReaders } from './read-tables.ts';
import { loadDraft } from './take-mealie.ts';
import type { WrittenDraft } from './write-draft.ts';

/**
 * Where the tables of a server lie that was read piece by piece: in `tables` the pieces, in `data` the files as a backup of that program has
 * them. What is made out of them meanwhile lies beside them.
 */
type Folder = string;

/** Whose the group is that was read, and into which one it comes. */
interface Joined {
  groupId: string;
  by: string;
  /** Whom they were there. */
  former: string | undefined;
  /** Nothing comes in the name of others. */
  isAlone: boolean;
}

type Progress = (done: number, total: number) => void;

interface Work {
  signal: AbortSignal;
  onProgress(step: 'files' | 'load' | 'write', done: number, total: number): void;
}

const draftFolder = (folder: Folder) => `${folder}/draft`;

const writeDraft = (parts: RestoreParts, folder: Folder): Promise<WrittenDraft> =>
  tableReaders.run('writeDraftOfPieces', join(parts.dataFolder, folder, 'tables'), {
    place: join(parts.dataFolder, draftFolder(folder)),
    now: parts.now().toISOString(),
  });

const loadGroup = async (
  parts: RestoreParts,
  scratch: Scratch,
  {
    draft,
    ...work
  }: { draft: WrittenDraft; pictured: Pictured; place: Place; signal: AbortSignal; onProgress: Progress },
  { groupId, by, former, isAlone }: Joined,
): Promise<{ db: GroupTransaction; target: Target; problems: InstanceProblem[] }> => {
  const { connection, now } = parts;
  const problems = await loadDraft({ ...parts, place: work.place }, scratch, { draft, ...work });
  const course = { clock: 0, written: new Set<never>(), events: [], followUps: [] };
  const db = new GroupTransaction(draft.groups[0]?.id ?? '', connection, scratch, course);
  const asking = { userId: by, groupId, now: now(), former, isAlone };
  return { db, target: await findTarget(connection, groupId, await membersOf(db), asking), problems };
};

/**
 * What the pieces come to: rows by their tables with us, and what is wrong with them. Recipes that are wanted are written as our own archive
 * has them, with whose they are here.
 * @param wanted the keys under which recipes are written, by their ids
 */
export const takePieces = async (
  parts: RestoreParts,
  folder: Folder,
  { wanted, ...joined }: Joined & { wanted: ReadonlyMap<string, string> },
  { signal, onProgress }: Work,
): Promise<Pick<WrittenDraft, 'tables' | 'problems'>> => {
  const { connection, files, dataFolder } = parts;
  const place = createFolderPlace(join(dataFolder, draftFolder(folder)));
  const draft = await writeDraft(parts, folder);
  const work = { draft, pictured: nothingPictured(), place, signal };
  if (wanted.size > 0) {
    await connection.rebuild({
      fill: async (scratch) => {
        const onLoad = (...at: [number, number]) => onProgress('load', ...at);
        const { db, target } = await loadGroup(parts, scratch, { ...work, onProgress: onLoad }, joined);
        let done = 0;
        for (const [id, key] of wanted) {
          signal.throwIfAborted();
          onProgress('write', done, wanted.size);
          done += 1;
          const json = await ownArchiveOf(db, target, id);
          if (json) await files.write(key, Buffer.from(JSON.stringify(json)));
        }
      },
    });
  }
  await files.removeFolder(draftFolder(folder));
  return { tables: draft.tables, problems: draft.problems };
};

/** A recipe as it stands in an archive of ours. What people have said of it comes beside it; undefined for one that found no place. */
const ownArchiveOf = async (db: GroupTransaction, target: Target, id: string): Promise<object | undefined> => {
  const [row] = await findRows(db, 'recipes', 'id', [id]);
  if (!row) return undefined;
  const found = await readRecipeOfBackup(db, id, target.by);
  const { userId, ...recipe } = found.recipe;
  const { createdAt, updatedAt, lastMade } = row;
  const isRated = found.opinions.some(({ rating }) => rating !== null);
  const opinions = opinionsHere(found, target);
  // A rating that nobody gave, as of older servers, is that of whoever brings it.
  if (!isRated && recipe.rating !== null) {
    const own = opinions.find(({ id }) => id === target.by);
    if (own) own.rating = recipe.rating;
    else opinions.push({ id: target.by, rating: recipe.rating, isFavorite: false });
  }
  return {
    ...recipe,
    userId: target.memberNow(userId) ?? null,
    [besidesKey]: {
      ...{ createdAt, updatedAt, version: 1, lastMadeStated: lastMade },
      ...{ comments: [], events: [], versions: [] },
      opinions: opinions.map(({ id, ...opinion }) => ({ by: { id, username: '', name: '' }, ...opinion })),
    },
  };
};

/**
 * Brings what was read piece by piece into a group of today, as a group of a backup comes: put into a scratch place first, where each row
 * finds out whether it can be there. Its recipes have come already. What it was set to there is answered, and changes nothing here.
 */
export const joinPieces = async (
  parts: RestoreParts,
  folder: Folder,
  {
    earlier,
    recipes: known,
    organizers,
    ...joined
  }: Joined & Required<Pick<Joining, 'earlier' | 'recipes' | 'organizers'>>,
  { signal, onProgress }: Work,
): Promise<Pick<Told, 'missing'> & { problems: InstanceProblem[]; preferences: GroupPreferences }> => {
  const { connection, files, now, dataFolder } = parts;
  const place = createFolderPlace(join(dataFolder, draftFolder(folder)));
  const draft = await writeDraft(parts, folder);
  const pictured = nothingPictured();
  const entries = await filesOf(parts, folder);
  // Recipes have come with their pictures.
  const recipes = draft.recipes.map((recipe) => ({ ...recipe, isPictured: false }));
  const carried = carryFiles(entries, { ...draft, recipes, userIds: [] }, pictured, {
    ...{ place, signal, onProgress: (...at: [number, number]) => onProgress('files', ...at) },
  });
  await writeFileList(place, movingDraft, carried);
  let told: Told | undefined;
  let refused: InstanceProblem[] = [];
  let preferences: GroupPreferences | undefined;
  await connection.rebuild({
    fill: async (scratch) => {
      const onLoad = (...at: [number, number]) => onProgress('load', ...at);
      const { db, target, problems } = await loadGroup(
        parts,
        scratch,
        { draft, pictured, place, signal, onProgress: onLoad },
        joined,
      );
      const joining = {
        place,
        files,
        name: movingDraft,
        by: joined.by,
        at: now(),
        earlier,
        recipes: known,
        organizers,
        signal,
      };
      refused = problems;
      ({ preferences } = await getOwnGroup(db));
      told = await joinGroup(target, db, { ...joining, onProgress: (...at) => onProgress('write', ...at) });
    },
  });
  await files.removeFolder(draftFolder(folder));
  const { pictures } = pictured.lost;
  const lost = { table: 'pictures', reason: 'unreadable' as const, rows: pictures.length, example: pictures[0] ?? '' };
  if (!preferences) throw new Error('A group has preferences.');
  return { missing: told?.missing ?? [], problems: [...refused, ...(pictures.length > 0 ? [lost] : [])], preferences };
};

const filesOf = async ({ files }: RestoreParts, folder: Folder): Promise<CarriedFile[]> =>
  (await files.list(`${folder}/data`)).map(({ name, size, modifiedAt }) => ({
    ...{ path: `data/${name}`, size, modifiedAt },
    read: async () => (await files.read(`${folder}/data/${name}`)) ?? Buffer.alloc(0),
  }));
