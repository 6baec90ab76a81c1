import type { OperationFields, ShoppingOperation } from '@larder/contract';
import { type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { resolveFoods } from '../foods/index.ts';
import { resolveUnits } from '../units/index.ts';

export type MissingReference = 'food.not-found' | 'unit.not-found' | 'label.not-found';

/** What operations name, by the ids that it has in the group. */
export interface OperationReferences {
  /** Undefined for what is not named at all, null for nothing. */
  idsOf(fields: OperationFields): { foodId?: string | null | undefined; unitId?: string | null | undefined };
  /** Why the fields can't be taken, if they name what the group has not. */
  missing(fields: OperationFields): MissingReference | undefined;
}

/** Finds what operations name, and makes foods and units that are named by a name which the group has not. */
export const readReferences = async (
  db: GroupTransaction,
  operations: ShoppingOperation[],
  at: Date,
): Promise<OperationReferences> => {
  const said = operations.flatMap((operation) =>
    operation.kind === 'add'
      ? [operation.fields]
      : operation.kind === 'change'
        ? [operation.fields, operation.item ?? {}]
        : [],
  );
  const [foods, units, labels] = [
    await presentIds(
      db,
      'foods',
      said.flatMap(({ foodId, food }) => foodId ?? food?.id ?? []),
    ),
    await presentIds(
      db,
      'units',
      said.flatMap(({ unitId, unit }) => unitId ?? unit?.id ?? []),
    ),
    await presentIds(
      db,
      'labels',
      said.flatMap(({ labelId }) => labelId ?? []),
    ),
  ];
  const foodsByName = await byName(
    said.map(({ food }) => food),
    foods,
    (references) => resolveFoods(db, references, at),
  );
  const unitsByName = await byName(
    said.map(({ unit }) => unit),
    units,
    (references) => resolveUnits(db, references, at),
  );
  const idOf = (id: string | null | undefined, named: Named, present: Set<string>, names: Map<string, string>) => {
    if (id && present.has(id)) return id;
    if (named?.id && present.has(named.id)) return named.id;
    if (named?.name) return names.get(named.name) ?? null;
    return id === undefined && named === undefined ? undefined : id || named?.id ? missing : null;
  };
  const idsOf = ({ foodId, food, unitId, unit }: OperationFields) => ({
    foodId: idOf(foodId, food, foods, foodsByName),
    unitId: idOf(unitId, unit, units, unitsByName),
  });
  return {
    idsOf,
    missing: (fields) => {
      const ids = idsOf(fields);
      if (ids.foodId === missing) return 'food.not-found';
      if (ids.unitId === missing) return 'unit.not-found';
      return fields.labelId && !labels.has(fields.labelId) ? 'label.not-found' : undefined;
    },
  };
};

/** Stands for an id that the group has not, of a thing without a name. */
const missing = '?';

type Named = OperationFields['food'];

const byName = async (
  named: Named[],
  present: Set<string>,
  resolve: (references: { name: string }[]) => Promise<(string | null)[]>,
): Promise<Map<string, string>> => {
  const names = [...new Set(named.flatMap((one) => (one?.name && !(one.id && present.has(one.id)) ? one.name : [])))];
  const ids = await resolve(names.map((name) => ({ name })));
  return new Map(names.flatMap((name, at) => (ids[at] ? [[name, ids[at]] as const] : [])));
};
