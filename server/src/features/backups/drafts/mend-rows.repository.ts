import type { InstanceProblem } from '@larder/reader';
import type { Connection, Scratch } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { recipeFilter } from '../../recipes/index.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';

interface Filtered {
  id: string;
  queryFilterString: string;
}

/** Whether recipes can be asked it: later versions of other programs have words of their own. */
const isReadable = ({ dialect }: Connection, { queryFilterString: queryFilter }: Filtered): boolean => {
  try {
    recipeFilter({ dialect }, { organizers: [], queryFilter, byRules: true, picked: [] });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
};

const meansNothing = (table: string, example: string): InstanceProblem => ({
  ...{ table, reason: 'unknown-value', rows: 1, example },
});

/** Takes away saved filters that mean nothing here, so that whoever opens a cookbook or plans a meal is not refused. */
const mendFilters = async (connection: Connection, scratch: Scratch): Promise<InstanceProblem[]> => {
  const unreadable = (rows: Filtered[]) => rows.filter((row) => row.queryFilterString && !isReadable(connection, row));
  const books = unreadable(await scratch.selectFrom('cookbooks').select(['id', 'queryFilterString']).execute());
  for (const { id } of books) {
    await scratch.updateTable('cookbooks').set({ queryFilterString: '' }).where('id', '=', id).execute();
  }
  const rules = unreadable(await scratch.selectFrom('mealPlanRules').select(['id', 'queryFilterString']).execute());
  for (const { id } of rules) {
    await scratch.updateTable('mealPlanRules').set({ queryFilterString: '' }).where('id', '=', id).execute();
  }
  return [
    ...books.map((book) => meansNothing('cookbooks', book.queryFilterString)),
    ...rules.map((rule) => meansNothing('group_meal_plan_rules', rule.queryFilterString)),
  ];
};

/** Switches off whoever would tell somebody that cannot be reached from here. Their addresses are secrets, which are not told. */
const mendNotifiers = async (
  { isReached }: Pick<RestoreParts, 'isReached'>,
  scratch: Scratch,
): Promise<InstanceProblem[]> => {
  const notifiers = await scratch.selectFrom('notifiers').select(['id', 'name', 'address']).execute();
  const unreached = notifiers.filter(({ address }) => address !== '' && !isReached(address));
  for (const { id } of unreached) {
    await scratch.updateTable('notifiers').set({ enabled: 0 }).where('id', '=', id).execute();
  }
  return unreached.map(({ name }) => meansNothing('group_events_notifiers', name));
};

/** Takes away what would be refused or fail later, though a row can have it. @returns what it took away */
export const mendRows = async (
  parts: Pick<RestoreParts, 'connection' | 'isReached'>,
  scratch: Scratch,
): Promise<InstanceProblem[]> => [
  ...(await mendFilters(parts.connection, scratch)),
  ...(await mendNotifiers(parts, scratch)),
];
