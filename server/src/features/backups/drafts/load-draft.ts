import type { LeftOutRows } from '@larder/contract';
import type { InstanceProblem } from '@larder/reader';
import { migrateWithin, type Scratch } from '../../../platform/database/index.ts';
import { loadTables } from '../restore/load-tables.repository.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';
import type { Pictured } from './carry-files.ts';
import { mendRows } from './mend-rows.repository.ts';
import { movingDraft } from './moving-draft.ts';
import { noteFiles } from './note-files.repository.ts';
import type { WrittenDraft } from './written-draft.ts';

/** What a draft of ours lost on the way is as unreadable as a line that is no row. */
const told: Record<LeftOutRows['reason'], InstanceProblem['reason']> = {
  ...{ missing: 'unreadable', damaged: 'unreadable', unreadable: 'unreadable', unknown: 'unknown-table' },
  ...{ orphaned: 'lost', repeated: 'repeated', refused: 'refused' },
};

const unhashed = '0'.repeat(64);

/** Puts the rows of a draft into a scratch place, where each of them finds out whether it can be there. @returns those that can't, and why */
export const loadDraft = async (
  { connection, migrations, place, now, isReached }: RestoreParts,
  scratch: Scratch,
  {
    draft,
    pictured,
    ...work
  }: { draft: WrittenDraft; pictured: Pictured; signal: AbortSignal; onProgress(done: number, total: number): void },
): Promise<InstanceProblem[]> => {
  const tables = draft.tables.map((table) => ({ ...table, bytes: 0, sha256: unhashed }));
  await migrateWithin(scratch, connection.dialect, { migrations, now: now() });
  const leftOut = await loadTables(connection, scratch, { place, name: movingDraft, tables, ...work });
  await noteFiles(scratch, pictured);
  return [
    ...leftOut.map(({ table, rows, reason, detail }) => ({ table, reason: told[reason], rows, example: detail ?? '' })),
    ...(await mendRows({ connection, isReached }, scratch)),
  ];
};
