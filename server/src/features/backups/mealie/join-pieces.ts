import { join } from 'node:path';
import type { InstanceProblem } from '@larder/reader';
import { GroupTransaction } from '../../../platform/database/index.ts';
import { writeFileList } from '../archive/create-backup.ts';
import { findTarget } from '../fetching/fetch-target.ts';
import { membersOf } from '../fetching/former-members.repository.ts';
import { joinGroup } from '../fetching/joining/join-group.ts';
import type { Earlier, Told } from '../fetching/joining/joining.ts';
import { createFolderPlace } from '../places/folder-place.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';
import { type CarriedFile, carryFiles, nothingPictured } from './carry-files.ts';
import { movingDraft } from './moving-draft.ts';
import { tableReaders } from './read-tables.ts';
import { loadDraft } from './take-mealie.ts';
import type { WrittenDraft } from './write-draft.ts';

/**
 * Where the tables of a server lie that was read piece by piece: in `tables` the pieces, in `data` the files as a backup of that program has
 * them. What is made out of them meanwhile lies beside them.
 */
type Folder = string;

interface Joined {
  groupId: string;
  by: string;
  /** Whom they were there. */
  former: string | undefined;
  /** Nothing comes in the name of others. */
  isAlone: boolean;
  earlier: Earlier;
}

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

/** What the pieces come to: rows by their tables with us, and what is wrong with them. */
export const lookAtPieces = async (
  parts: RestoreParts,
  folder: Folder,
): Promise<Pick<WrittenDraft, 'tables' | 'problems'>> => {
  const { tables, problems } = await writeDraft(parts, folder);
  await parts.files.removeFolder(draftFolder(folder));
  return { tables, problems };
};

/**
 * Brings the group that was read piece by piece into a group of today, as one of a backup comes: put into a scratch place first, where each row
 * finds out whether it can be there.
 */
export const joinPieces = async (
  parts: RestoreParts,
  folder: Folder,
  { groupId, by, former, isAlone, earlier }: Joined,
  { signal, onProgress }: Work,
): Promise<Told & { problems: InstanceProblem[] }> => {
  const { connection, files, now, dataFolder } = parts;
  const place = createFolderPlace(join(dataFolder, draftFolder(folder)));
  const draft = await writeDraft(parts, folder);
  const pictured = nothingPictured();
  const entries = await filesOf(parts, folder);
  const carried = carryFiles(entries, { ...draft, userIds: [] }, pictured, {
    ...{ place, signal, onProgress: (...at: [number, number]) => onProgress('files', ...at) },
  });
  await writeFileList(place, movingDraft, carried);
  let told: Told | undefined;
  await connection.rebuild({
    fill: async (scratch) => {
      const onLoad = (...at: [number, number]) => onProgress('load', ...at);
      await loadDraft({ ...parts, place }, scratch, { draft, pictured, signal, onProgress: onLoad });
      const course = { clock: 0, written: new Set<never>(), events: [], followUps: [] };
      const db = new GroupTransaction(draft.groups[0]?.id ?? '', connection, scratch, course);
      const at = now();
      const target = await findTarget(connection, groupId, await membersOf(db), {
        userId: by,
        groupId,
        now: at,
        former,
        isAlone,
      });
      const joining = { place, files, name: movingDraft, by, at, earlier, signal };
      told = await joinGroup(target, db, { ...joining, onProgress: (...at) => onProgress('write', ...at) });
    },
  });
  await files.removeFolder(draftFolder(folder));
  const { pictures } = pictured.lost;
  const lost = { table: 'pictures', reason: 'unreadable' as const, rows: pictures.length, example: pictures[0] ?? '' };
  return { came: [], missing: [], ...told, problems: pictures.length > 0 ? [lost] : [] };
};

const filesOf = async ({ files }: RestoreParts, folder: Folder): Promise<CarriedFile[]> =>
  (await files.list(`${folder}/data`)).map(({ name, size, modifiedAt }) => ({
    ...{ path: `data/${name}`, size, modifiedAt },
    read: async () => (await files.read(`${folder}/data/${name}`)) ?? Buffer.alloc(0),
  }));
