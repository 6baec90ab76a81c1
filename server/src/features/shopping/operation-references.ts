import type { OperationFields, ShoppingOperation, UnderstoodLine } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { findByName } from '../entities/index.ts';
import { resolveFoods } from '../foods/index.ts';
import { resolveUnits } from '../units/index.ts';

type MissingReference = 'food.not-found' | 'unit.not-found' | 'label.not-found';

/** What operations name, by the ids that it has in the group. */
export interface OperationReferences {
  /** Undefined for what is not named at all, null for nothing. */
  idsOf(fields: OperationFields): { foodId?: string | null | undefined; unitId?: string | null | undefined };
  /** Why the fields can't be taken, if they name what the group has not. */
  missing(fields: OperationFields): MissingReference | undefined;
  /** With what the group has by the names in a line that was understood on a device. */
  found(fields: OperationFields): OperationFields;
}

/** Finds what operations name, and makes foods and units that are named by a name which the group has not. */
export const readReferences = async (
  db: GroupTransaction,
  operations: ShoppingOperation[],
  at: Date,
): Promise<OperationReferences> => {
  const sent = operations.flatMap((operation) =>
    operation.kind === 'add'
      ? [operation.fields]
      : operation.kind === 'change'
        ? [operation.fields, operation.item ?? {}]
        : [],
  );
  const lines = await knownIn(
    db,
    sent.flatMap(({ understood }) => understood ?? []),
  );
  const found = ({ understood, ...fields }: OperationFields): OperationFields =>
    understood ? { ...fields, ...lines(understood) } : fields;
  const said = sent.map(found);
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
    found,
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

/** Looks up foods and units by names that people wrote, and makes none: whoever writes "bin bags" means no food. */
const knownIn = async (db: GroupTransaction, lines: UnderstoodLine[]) => {
  const idsOf = async (table: 'foods' | 'units', names: string[]) => {
    const keys = [...new Set(names.map(plainText))].filter(Boolean);
    const known = keys.length === 0 ? [] : await findByName(db, table, [], keys);
    return new Map(known.map(({ id, key }) => [key, id]));
  };
  const foods = await idsOf(
    'foods',
    lines.map(({ food }) => food),
  );
  const units = await idsOf(
    'units',
    lines.map(({ unit }) => unit),
  );
  return ({ food, unit, note }: UnderstoodLine): OperationFields => {
    const [foodId, unitId] = [foods.get(plainText(food)) ?? null, units.get(plainText(unit)) ?? null];
    const name = [unitId ? '' : unit, foodId ? '' : food].filter(Boolean).join(' ');
    return { foodId, unitId, note: [name, note].filter(Boolean).join(', ') };
  };
};
