import { join } from 'node:path';
import { findRows, type GroupTransaction } from '../../../platform/database/index.ts';
import { besidesKey } from '../../recipes/index.ts';
import { writeFileList } from '../archive/create-backup.ts';
import { type CarriedFile, carryFiles, nothingPictured } from '../drafts/carry-files.ts';
import {
  type DraftWork,
  type Joined,
  type JoinedBefore,
  type JoinedDraft,
  joinDraft,
  loadGroup,
} from '../drafts/join-draft.ts';
import { movingDraft } from '../drafts/moving-draft.ts';
import { tableReaders } from '../drafts/read-tables.ts';
import type { WrittenDraft } from '../drafts/written-draft.ts';
import { opinionsHere } from '../fetching/fetch-recipe.ts';
import type { Target } from '../fetching/fetch-target.ts';
import { readRecipeOfBackup } from '../fetching/take-recipe.ts';
import { createFolderPlace } from '../places/folder-place.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';

/**
 * Where the tables of a server lie that was read piece by piece: in `tables` the pieces, in `data` the files as a backup of that program has
 * them. What is made out of them meanwhile lies beside them.
 */
type Folder = string;

const draftFolder = (folder: Folder) => `${folder}/draft`;

const writeDraft = (parts: RestoreParts, folder: Folder): Promise<WrittenDraft> =>
  tableReaders.run('writeDraftOfPieces', join(parts.dataFolder, folder, 'tables'), {
    place: join(parts.dataFolder, draftFolder(folder)),
    now: parts.now().toISOString(),
  });

/**
 * What the pieces come to: rows by their tables with us, and what is wrong with them. Recipes that are wanted are written as our own archive
 * has them, with whose they are here.
 * @param wanted the keys under which recipes are written, by their ids
 */
export const takePieces = async (
  parts: RestoreParts,
  folder: Folder,
  { wanted, ...joined }: Joined & { wanted: ReadonlyMap<string, string> },
  { signal, onProgress }: DraftWork,
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

/** Brings what was read piece by piece into a group of today. */
export const joinPieces = async (
  parts: RestoreParts,
  folder: Folder,
  joined: Joined & JoinedBefore,
  work: DraftWork,
): Promise<JoinedDraft> => {
  const { files, dataFolder } = parts;
  const place = createFolderPlace(join(dataFolder, draftFolder(folder)));
  const draft = await writeDraft(parts, folder);
  const pictured = nothingPictured();
  const entries = await filesOf(parts, folder);
  // Recipes have come with their pictures.
  const recipes = draft.recipes.map((recipe) => ({ ...recipe, isPictured: false }));
  const carried = carryFiles(entries, { ...draft, recipes, userIds: [] }, pictured, {
    ...{ place, signal: work.signal, onProgress: (...at: [number, number]) => work.onProgress('files', ...at) },
  });
  await writeFileList(place, movingDraft, carried);
  const told = await joinDraft(parts, { draft, pictured, place }, joined, work);
  await files.removeFolder(draftFolder(folder));
  const { pictures } = pictured.lost;
  const lost = { table: 'pictures', reason: 'unreadable' as const, rows: pictures.length, example: pictures[0] ?? '' };
  return { ...told, problems: [...told.problems, ...(pictures.length > 0 ? [lost] : [])] };
};

const filesOf = async ({ files }: RestoreParts, folder: Folder): Promise<CarriedFile[]> =>
  (await files.list(`${folder}/data`)).map(({ name, size, modifiedAt }) => ({
    ...{ path: `data/${name}`, size, modifiedAt },
    read: async () => (await files.read(`${folder}/data/${name}`)) ?? Buffer.alloc(0),
  }));
