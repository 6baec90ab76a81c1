import { createReadStream } from 'node:fs';
import type { InstanceGroup, InstanceProblem } from '@larder/reader';
import { AppError } from '../../../platform/errors/index.ts';
import { uuidOf } from '../../../platform/security/index.ts';
import { linesOf } from '../archive/json-lines.ts';
import { refuse } from '../archive/take-upload.ts';
import { createDraftTables } from '../mealie/draft-tables.ts';
import { groupRow } from '../mealie/rows/people-rows.ts';
import type { WrittenDraft } from '../mealie/write-draft.ts';
import { HouseholdHead, type HouseholdTable, householdShapes, householdTables } from './household-shapes.ts';
import { completeRow } from './rows-of-household.ts';

export interface HouseholdDraft extends WrittenDraft {
  /** Whoever took it along, as they were known there. */
  by: string;
}

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
  await tables.write('groups', [groupRow({ ...group, createdAt: null, preferences, recipes: [] }, { now }, taken)]);
  let recipes = 0;
  const context = { groupId: group.id, now, nextRecipe: () => ++recipes };
  for await (const line of lines) {
    const read = rowIn(line);
    if (!read) continue;
    const row = completed(read.table, read.row, context);
    if (row) await tables.write(read.table, [row]);
    else tell(read.table, exampleOf(read.row));
  }
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
const rowIn = (line: string): { table: HouseholdTable; row: unknown } | undefined => {
  const value = parsed(line.replace(/,$/, ''));
  const [entry] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [table = '', row] = entry ?? [];
  return isHouseholdTable(table) ? { table, row } : undefined;
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
