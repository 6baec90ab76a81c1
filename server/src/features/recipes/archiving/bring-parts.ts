import type { FoodInput, Label, UnitInput } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { addMissing, findByName } from '../../entities/index.ts';
import { foods } from '../../foods/index.ts';
import { labels } from '../../labels/index.ts';
import { organizers } from '../../organizers/index.ts';
import { units } from '../../units/index.ts';

/** The foods, units and tools of a recipe with all that an archive says of them. */
export interface TakenParts {
  foods: (Omit<FoodInput, 'labelId'> & { label?: Pick<Label, 'name' | 'color'> | undefined })[];
  units: UnitInput[];
  tools: { name: string; onHand: boolean }[];
}

/** Makes those that the group has not, with their labels. What it has stays as it is. */
export const bringParts = async (db: GroupTransaction, taken: TakenParts, at: Date): Promise<void> => {
  const newFoods = await unknown(db, 'foods', taken.foods);
  const newUnits = await unknown(db, 'units', taken.units);
  const withLabels = newFoods.flatMap(({ label }) => label ?? []);
  if (withLabels.length > 0) await addMissing(db, labels, withLabels, at);
  const named = newFoods.map(({ label, ...food }) => ({ ...food, labelName: label?.name ?? null }));
  if (named.length > 0) await addMissing(db, foods, named, at);
  if (newUnits.length > 0) await addMissing(db, units, newUnits, at);
  const onHand = taken.tools.filter((tool) => tool.onHand);
  if (onHand.length > 0) await addMissing(db, organizers.tool, onHand, at);
};

/** Asked first, as to add some reads the names of all. */
const unknown = async <One extends { name: string }>(
  db: GroupTransaction,
  table: 'foods' | 'units',
  all: One[],
): Promise<One[]> => {
  const keys = [...new Set(all.map(({ name }) => plainText(name)))];
  const known = new Set((await findByName(db, table, [], keys)).map(({ key }) => key));
  return all.filter(({ name }) => !known.has(plainText(name)));
};
