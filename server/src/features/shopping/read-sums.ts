import { sumsOf } from '@larder/kitchen/units';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { findItems } from '../entities/index.ts';
import { units } from '../units/index.ts';
import type { RecipePart, SumsOf } from './item-parts.ts';
import type { Join } from './stored-item.ts';

/** What is added up: items, or anything that may have a food and a unit. */
interface Summed {
  foodId?: string | null | undefined;
  unitId?: string | null | undefined;
  ownUnitId?: string | null;
  recipes?: RecipePart[];
  joins?: Join[];
}

/** How the amounts of these are added up. Where all are said in one unit, nothing has to be read for it. */
export const readSums = async (db: GroupDatabase, all: readonly Summed[]): Promise<SumsOf> => {
  const unitIds = new Set(
    all.flatMap(({ unitId, ownUnitId, recipes = [], joins = [] }) => [
      unitId,
      ownUnitId,
      ...[...recipes, ...joins.flatMap(partsOf)].map(unitOf),
    ]),
  );
  unitIds.delete(undefined);
  const wantedUnits = unitIds.size > 1 ? distinct([...unitIds]) : [];
  const foodIds = wantedUnits.length > 0 ? distinct(all.map(({ foodId }) => foodId)) : [];
  const [knownUnits, foods] = [
    wantedUnits.length > 0 ? await findItems(db, units, wantedUnits) : [],
    foodIds.length > 0
      ? await db.from('foods').where(db.dialect.isOneOf('id', foodIds)).select(['id', 'name']).execute()
      : [],
  ];
  const names = new Map(foods.map(({ id, name }) => [id, name]));
  return sumsFor(new Map(knownUnits.map((unit) => [unit.id, unit])), (id) => names.get(id));
};

type KnownUnits = Parameters<typeof sumsOf>[1];

/** How amounts of foods are added up, by what is known of their names and units. */
export const sumsFor = (knownUnits: KnownUnits, foodName: (id: string) => string | undefined): SumsOf => {
  const known = new Map<string | null, ReturnType<SumsOf>>();
  return (foodId) => {
    const sums = known.get(foodId) ?? sumsOf(foodId ? (foodName(foodId) ?? null) : null, knownUnits);
    known.set(foodId, sums);
    return sums;
  };
};

const unitOf = ({ unitId }: Pick<RecipePart, 'unitId'>) => unitId;

const partsOf = ({ own, recipes }: Join) => [...(own ? [own] : []), ...recipes];

const distinct = (ids: (string | null | undefined)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];
