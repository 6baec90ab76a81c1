import type { ImportMode, ImportReport, RowOutcome } from '@larder/contract';
import type { MessageKey } from '@larder/messages';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { issueWords, type Words } from '../../../platform/http/index.ts';
import { type Entity, type EntityTypes, rowsOf } from '../entity.ts';
import type { Dependents } from '../references.repository.ts';
import { insertItems, newItem, openNames, writeItem } from '../save.ts';
import { type CellKind, recordOf } from './file-columns.ts';
import type { ReadRow } from './read-table.ts';

interface Importing {
  mode: ImportMode;
  at: Date;
  words: Words;
  dependents: Dependents;
}

type ReportedRow = ImportReport['rows'][number];

/** Takes rows of a file: those of known names change what is there. Answers what became of each. */
export const importTable = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  rows: ReadRow[],
  { mode, at, words, dependents }: Importing,
): Promise<ImportReport> => {
  const work = async (db: GroupDatabase) => {
    const plan = await planImport(db, entity, rows, words);
    return { plan, isDone: mode === 'good' || (mode === 'whole' && plan.every(({ row }) => row.outcome !== 'failed')) };
  };
  if (mode === 'check') return work(db).then(({ plan }) => reportOf(plan, false));
  return db.change(async (db) => {
    const { plan, isDone } = await work(db);
    if (isDone) await writePlan(db, entity, plan, { at, dependents });
    return reportOf(plan, isDone);
  });
};

interface Planned<Item> {
  row: ReportedRow;
  before?: Item;
  item?: Item;
}

const reportOf = (plan: Planned<unknown>[], isDone: boolean): ImportReport => {
  const count = (outcome: RowOutcome) => plan.filter(({ row }) => row.outcome === outcome).length;
  return {
    isDone,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    failed: count('failed'),
    rows: plan.map(({ row }) => row),
  };
};

const planImport = async <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  rows: ReadRow[],
  words: Words,
): Promise<Planned<T['item']>[]> => {
  const names = await openNames(db, entity);
  const known = new Map(
    (await entity.read(rowsOf(db, entity), db.dialect)).map((item) => [entity.namesOf(item).key, item]),
  );
  const seen = new Set<string>();

  const planRow = (sent: ReadRow['record']): Omit<Planned<T['item']>, 'row'> & { outcome: RowOutcome } => {
    if (!sent) throw new RowError(words('table.row-broken'));
    if (typeof sent.name !== 'string' || sent.name.trim() === '') throw new RowError(words('table.row-without-name'));
    const parsed = entity.fileRow.safeParse(sent, { reportInput: true });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = String(issue?.path[0] ?? 'name');
      const expected = issue?.code === 'invalid_type' ? expectedWords[entity.fileColumns[field] ?? 'text'] : undefined;
      const problem = expected ? words(expected) : issue ? issueWords(issue, words) : '';
      throw new RowError(words('table.row-field-wrong', { field, problem }));
    }
    const fresh = newItem(db, entity, parsed.data);
    const { key } = entity.namesOf(fresh);
    if (seen.has(key)) throw new RowError(words('table.row-twice', { name: fresh.name }));
    const before = known.get(key);
    const item = before ? entity.apply(before, parsed.data) : fresh;
    names.refuseTaken(entity.namesOf(item), entity.aliasesOf(item));
    seen.add(key);
    if (before) names.forget(entity.namesOf(before));
    names.note(entity.namesOf(item));
    if (!before) return { item, outcome: 'created' };
    const [now, then] = [item, before].map((one) => JSON.stringify(recordOf(entity.fileColumns, one)));
    const isSame = now === then;
    return isSame ? { outcome: 'unchanged' } : { before, item, outcome: 'changed' };
  };

  return rows.map(({ number, record }) => {
    const name = typeof record?.name === 'string' ? record.name : null;
    try {
      const { outcome, ...planned } = planRow(record);
      return { ...planned, row: { row: number, name, outcome, message: null } };
    } catch (error) {
      const message = messageOf(error, words);
      return { row: { row: number, name, outcome: 'failed', message } };
    }
  });
};

/** What a cell has to say that says something else. */
const expectedWords: Partial<Record<CellKind, MessageKey>> = { flag: 'table.yes-or-no', number: 'table.a-number' };

class RowError extends Error {}

const messageOf = (error: unknown, words: Words): string => {
  if (error instanceof RowError) return error.message;
  if (error instanceof AppError) return words(`error.${error.code}`, error.values);
  throw error;
};

const writePlan = async <T extends EntityTypes>(
  db: GroupTransaction,
  entity: Entity<T>,
  plan: Planned<T['item']>[],
  { at, dependents }: { at: Date; dependents: Dependents },
): Promise<void> => {
  const planned = plan.flatMap(({ before, item }) => (item ? [{ before, item }] : []));
  const items = planned.map(({ item }) => item);
  const settled = (await entity.settle?.(db, items, at)) ?? items;
  const pairs = planned.map(({ before }, index) => ({ before, item: settled[index] }));
  await insertItems(
    db,
    entity,
    pairs.flatMap(({ before, item }) => (item && !before ? [item] : [])),
    at,
  );
  for (const { before, item } of pairs)
    if (before && item) await writeItem(db, entity, before, item, { at, dependents });
};
