import type { Connection, Scratch } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { recipeFilter } from '../../recipes/index.ts';

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

/** Takes away saved filters that mean nothing here, so that whoever opens a cookbook or plans a meal is not refused. @returns those it took */
export const mendFilters = async (
  connection: Connection,
  scratch: Scratch,
): Promise<{ table: 'cookbooks' | 'group_meal_plan_rules'; filter: string }[]> => {
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
    ...books.map((book) => ({ table: 'cookbooks' as const, filter: book.queryFilterString })),
    ...rules.map((rule) => ({ table: 'group_meal_plan_rules' as const, filter: rule.queryFilterString })),
  ];
};
