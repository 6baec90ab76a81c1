import { join } from 'node:path';
import { writeFileList } from '../archive/create-backup.ts';
import { nothingPictured } from '../drafts/carry-files.ts';
import { type DraftWork, type Joined, type JoinedBefore, type JoinedDraft, joinDraft } from '../drafts/join-draft.ts';
import { movingDraft } from '../drafts/moving-draft.ts';
import { tableReaders } from '../drafts/read-tables.ts';
import { createFolderPlace } from '../places/folder-place.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';

async function* noFiles() {}

const isOfActions = ({ name }: { name: string }) => name === 'recipeActions';

/**
 * Brings what our archive holds of a household into a group of today, but for its recipes, which have come already.
 * @param file the key under which it lies; what is made out of it meanwhile lies beside it
 */
export const joinHousehold = async (
  parts: RestoreParts,
  file: string,
  joined: Omit<Joined, 'former'> & JoinedBefore,
  work: DraftWork,
): Promise<JoinedDraft> => {
  const { files, dataFolder, now } = parts;
  const folder = `${file}.draft`;
  const place = createFolderPlace(join(dataFolder, folder));
  try {
    const where = { place: join(dataFolder, folder), now: now().toISOString() };
    const { by, ...draft } = await tableReaders.run('writeDraftOfHousehold', join(dataFolder, file), where);
    await writeFileList(place, movingDraft, noFiles());
    // What every member may use is made by those who may.
    const [actions, tables] = [draft.tables.filter(isOfActions), draft.tables.filter((table) => !isOfActions(table))];
    const wanted = joined.isAlone ? { ...draft, tables } : draft;
    const told = await joinDraft(
      parts,
      { draft: wanted, pictured: nothingPictured(), place },
      { ...joined, former: by },
      work,
    );
    const left = joined.isAlone ? actions.map(({ rows }) => ({ what: 'actions', number: rows })) : [];
    return { ...told, missing: [...told.missing, ...left], problems: [...draft.problems, ...told.problems] };
  } finally {
    await files.removeFolder(folder);
  }
};
