import { createReadStream } from 'node:fs';
import type { InstanceGroup, InstanceProblem } from '@larder/reader';
import { flag } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { uuidOf } from '../../../platform/security/index.ts';
import { linesOf } from '../archive/json-lines.ts';
import { refuse } from '../archive/take-upload.ts';
import { createDraftTables } from '../drafts/draft-tables.ts';
import type { WrittenDraft } from '../drafts/written-draft.ts';
import { groupRow } from '../mealie/rows/people-rows.ts';
import {
  HouseholdHead,
  HouseholdPreferences,
  type HouseholdTable,
  householdShapes,
  householdTables,
} from './household-shapes.ts';
import { completeRow } from './rows-of-household.ts';

export interface HouseholdDraft extends WrittenDraft {
  /** Whoever took it along, as they were known there. */
  by: string;
}

/** Of an archive that does not say them; whether visitors see a group is nothing that comes with one. */
const preferences: InstanceGroup['preferences'] = {
  ...{ privateGroup: true, firstDayOfWeek: 0, recipePublic: false, recipeShowNutrition: false },
  ...{ recipeShowAssets: false, recipeLandscapeView: false, recipeDisableComments: false, recipeDisableAmount: false },
};

/**
 * Reads what our archive holds of a household, and writes it as tables into the draft of a place. Rows that are none of ours are told,
 * and hold up nothing.
 * @throws AppError for a file of another kind
 */
export const writeDraftOfHousehold = async (
  file: string,
  { place, now }: { place: string; now: string },
): Promise<HouseholdDraft> => {
  try {
    return await draftOf(file, { place, now });
  } catch (error) {
    // Between threads only a refusal stays what it is.
    return refuse(error);
  }
};

const draftOf = async (file: string, { place, now }: { place: string; now: string }): Promise<HouseholdDraft> => {
  const tables = createDraftTables(place);
  const problems = new Map<string, InstanceProblem>();
  const tell = (table: string, example: string) => {
    const known = problems.get(table) ?? { table, reason: 'unreadable' as const, rows: 0, example };
    problems.set(table, { ...known, rows: known.rows + 1 });
  };
  const lines = linesOf(createReadStream(file));
  const { by } = headIn((await lines.next()).value ?? '');
  const group = { id: uuidOf(`${by} household`), name: 'Household', slug: 'household' };
  const taken = { groups: new Set<string>(), slugs: new Set<string>(), people: new Set<string>() };
  let row = groupRow({ ...group, createdAt: null, preferences, recipes: [] }, { now }, taken);
  // What follows belongs to the group, which is complete once all of it has been read.
  await tables.write('groups', []);
  let recipes = 0;
  const context = { groupId: group.id, now, nextRecipe: () => ++recipes };
  for await (const line of lines) {
    const read = rowIn(line);
    if (read?.table === 'preferences') {
      const set = HouseholdPreferences.safeParse(read.row);
      if (set.success) row = { ...row, ...columnsOf(set.data) };
      else tell('preferences', '');
    } else if (read) {
      const written = completed(read.table, read.row, context);
      if (written) await tables.write(read.table, [written]);
      else tell(read.table, exampleOf(read.row));
    }
  }
  await tables.write('groups', [row]);
  const written = await tables.end();
  const rowsOf = (name: string) => written.find((table) => table.name === name)?.rows ?? 0;
  return {
    by,
    ...{ version: '', folder: '', userIds: [], recipes: [], tables: written, problems: [...problems.values()] },
    groups: [
      {
        ...{ id: group.id, name: group.name, households: 1 },
        ...{ users: rowsOf('users'), recipes: rowsOf('recipes'), lists: rowsOf('shoppingLists') },
      },
    ],
  };
};

const columnsOf = ({ mealTimes, currency, firstDayOfWeek, ...flags }: HouseholdPreferences) => ({
  ...{ mealTimes: JSON.stringify(mealTimes), currency, firstDayOfWeek },
  recipePublic: flag(flags.recipePublic),
  recipeShowNutrition: flag(flags.recipeShowNutrition),
  recipeShowAssets: flag(flags.recipeShowAssets),
  recipeLandscapeView: flag(flags.recipeLandscapeView),
  recipeDisableComments: flag(flags.recipeDisableComments),
  recipeDisableAmount: flag(flags.recipeDisableAmount),
});

const headIn = (line: string): HouseholdHead => {
  const head = HouseholdHead.safeParse(parsed(`${line}]}`));
  if (!head.success) throw new AppError('backup.of-another-program');
  return head.data;
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const isHouseholdTable = (name: string): name is HouseholdTable => householdTables.some((table) => table === name);

/** A later version may have further tables; what is none of ours is passed over. */
const rowIn = (line: string): { table: HouseholdTable | 'preferences'; row: unknown } | undefined => {
  const value = parsed(line.replace(/,$/, ''));
  const [entry] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [table = '', row] = entry ?? [];
  return table === 'preferences' || isHouseholdTable(table) ? { table, row } : undefined;
};

const completed = <Table extends HouseholdTable>(
  table: Table,
  row: unknown,
  context: Parameters<typeof completeRow>[2],
): object | undefined => {
  const read = householdShapes[table].safeParse(row);
  // The shape that is found by a table is that of its rows, which its type does not tell.
  return read.success ? completeRow(table, read.data as Parameters<typeof completeRow<Table>>[1], context) : undefined;
};

const longestExample = 100;

const exampleOf = (row: unknown): string => {
  const { name, title, id } = Object(row);
  const example = [name, title, id].find((one) => typeof one === 'string' && one !== '');
  return String(example ?? '').slice(0, longestExample);
};
