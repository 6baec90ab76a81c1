import type { MovedFrom } from '@larder/contract';
import type { InstanceProblem } from '@larder/reader';
import { GroupTransaction, type Scratch } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { openZip } from '../../../platform/files/index.ts';
import { lookAfterDaily } from '../../mealplans/index.ts';
import { tidyDaily } from '../../shopping/index.ts';
import { freeName, writeFileList } from '../archive/create-backup.ts';
import { type Manifest, manifestKey, tableKey } from '../archive/manifest.ts';
import { limitsOf, refuse } from '../archive/take-upload.ts';
import { countThings, readTable, tablesToBackUp } from '../archive/write-tables.repository.ts';
import { carryFiles, nothingPictured, type Pictured } from '../drafts/carry-files.ts';
import { loadDraft } from '../drafts/load-draft.ts';
import { removeMovingDraft } from '../drafts/moving-draft.ts';
import { tableReaders } from '../drafts/read-tables.ts';
import type { WrittenDraft } from '../drafts/written-draft.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';

interface Work {
  signal: AbortSignal;
  onProgress(step: 'files' | 'load' | 'tables', done: number, total: number): void;
}

/**
 * Makes a backup of ours out of one of Mealie, which is looked at, restored and fetched from like any other: its tables are read in a thread, its
 * pictures brought into our sizes, and its rows put into a scratch place, so that each of them is known to find its place before
 * anybody decides to move. @throws AppError for an archive that is none
 */
export const takeMealie = async (parts: RestoreParts, path: string, work: Work): Promise<string> => {
  const { place, now, version } = parts;
  const limits = limitsOf(await place.room());
  const zip = await openZip(path, limits).catch(refuse);
  let name = '';
  try {
    await removeMovingDraft(place);
    const folder = `${parts.dataFolder}/backups`;
    const draft = await tableReaders.run('writeDraft', path, { place: folder, now: now().toISOString(), limits });
    name = await freeName(place, now());
    const pictured = nothingPictured();
    const onFiles = (...at: [number, number]) => work.onProgress('files', ...at);
    const files = carryFiles(zip.entries, draft, pictured, { place, signal: work.signal, onProgress: onFiles });
    const list = await writeFileList(place, name, files);
    const filled = await fillTables(parts, { name, draft, pictured }, work);
    const manifest: Manifest = {
      ...{ format: 'larder-backup', formatVersion: 1, createdAt: now().toISOString(), version },
      schema: parts.migrations.at(-1)?.version ?? 1,
      ...{ database: parts.connection.dialect.name, reason: 'uploaded', by: null },
      counts: { ...filled.counts, pictures: list.pictures },
      tables: filled.tables,
      files: list.files,
      from: movedFrom(draft, pictured, filled.problems),
    };
    await place.write(manifestKey(name), Buffer.from(JSON.stringify(manifest, null, 2)));
    return name;
  } catch (error) {
    if (name) await place.removeFolder(name);
    return refuse(error);
  } finally {
    zip.close();
    await removeMovingDraft(place);
  }
};

interface Filling {
  name: string;
  draft: WrittenDraft;
  pictured: Pictured;
}

type Filled = Pick<Manifest, 'tables'> & { counts: Omit<Manifest['counts'], 'pictures'>; problems: InstanceProblem[] };

/** Puts the rows of a draft where they belong, and writes each table as a backup has it. */
const fillTables = async (
  parts: RestoreParts,
  { name, draft, pictured }: Filling,
  { signal, onProgress }: Work,
): Promise<Filled> => {
  const { connection, place } = parts;
  let filled: Filled | undefined;
  await connection.rebuild({
    fill: async (scratch) => {
      const onLoad = (...at: [number, number]) => onProgress('load', ...at);
      const problems = await loadDraft(parts, scratch, { draft, pictured, signal, onProgress: onLoad });
      for (const { id } of draft.groups) await lookAfter(parts, scratch, id);
      const shapes = await tablesToBackUp(connection, scratch);
      const written: Manifest['tables'] = [];
      for (const shape of shapes) {
        signal.throwIfAborted();
        written.push(
          await readTable(connection, scratch, shape, (content) => place.write(tableKey(name, shape.name), content)),
        );
        onProgress('tables', written.length, shapes.length);
      }
      filled = { tables: written, counts: await countThings(scratch), problems };
    },
  });
  if (!filled) throw new AppError('backup.of-another-program');
  return filled;
};

/** What comes back every day for a group that plans meals and shops. */
const lookAfter = async ({ connection, now }: RestoreParts, scratch: Scratch, groupId: string): Promise<void> => {
  const course = { clock: 0, written: new Set<never>(), events: [], followUps: [] };
  const db = new GroupTransaction(groupId, connection, scratch, course);
  await lookAfterDaily(db, now());
  await tidyDaily(db, now());
};

const movedFrom = (draft: WrittenDraft, { lost }: Pictured, problems: readonly InstanceProblem[]): MovedFrom => ({
  program: 'Mealie',
  version: draft.version,
  groups: draft.groups.map(({ id: _, ...group }) => group),
  problems: [
    ...draft.problems,
    ...problems,
    ...(['pictures', 'assets'] as const).flatMap((what) => {
      const [example] = lost[what];
      return example === undefined ? [] : [{ table: what, reason: 'missing', rows: lost[what].length, example }];
    }),
  ],
});
