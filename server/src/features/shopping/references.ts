import type { OperationFields, UnderstoodLine } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { findByName } from '../entities/index.ts';
import { resolveFoods } from '../foods/index.ts';
import { resolveUnits } from '../units/index.ts';

type MissingReference = 'food.not-found' | 'unit.not-found' | 'label.not-found';

/** A food or unit as it is sent: by its id, or by its name. */
type Named = { id?: string | null | undefined; name?: string | null | undefined } | null | undefined;

/** What is sent of an item, as far as it names something. */
export interface Naming {
  foodId?: string | null | undefined;
  food?: Named;
  unitId?: string | null | undefined;
  unit?: Named;
  labelId?: string | null | undefined;
  understood?: UnderstoodLine | undefined;
}

/** What items, lines and operations name, by the ids that it has in the group. */
export interface ResolvedReferences {
  /** Undefined for what is not named at all, null for nothing. */
  idsOf(naming: Naming): { foodId?: string | null | undefined; unitId?: string | null | undefined };
  /** Why it can't be taken, if it names what the group has not. */
  missing(naming: Naming): MissingReference | undefined;
  /** With what the group has by the names in a line that was understood on a device. */
  found(fields: OperationFields): OperationFields;
}

/** Finds what is named, and makes foods and units that are named by a name which the group has not. */
export const resolveReferences = async (
  db: GroupTransaction,
  sent: readonly Naming[],
  at: Date,
): Promise<ResolvedReferences> => {
  const lines = await knownIn(
    db,
    sent.flatMap(({ understood }) => understood ?? []),
  );
  const found = <Sent extends Naming>({ understood, ...fields }: Sent) =>
    understood ? { ...fields, ...lines(understood) } : fields;
  const said: Naming[] = sent.map(found);
  const foods = await namesIn(
    said.map(({ foodId, food }) => [foodId, food]),
    (ids) => presentIds(db, 'foods', ids),
    (names) => resolveFoods(db, names, at),
  );
  const units = await namesIn(
    said.map(({ unitId, unit }) => [unitId, unit]),
    (ids) => presentIds(db, 'units', ids),
    (names) => resolveUnits(db, names, at),
  );
  const labels = await presentIds(
    db,
    'labels',
    said.flatMap(({ labelId }) => labelId ?? []),
  );
  const idsOf = ({ foodId, food, unitId, unit }: Naming) => ({
    foodId: foods(foodId, food),
    unitId: units(unitId, unit),
  });
  return {
    idsOf,
    found,
    missing: (naming) => {
      const ids = idsOf(naming);
      if (ids.foodId === missing) return 'food.not-found';
      if (ids.unitId === missing) return 'unit.not-found';
      return naming.labelId && !labels.has(naming.labelId) ? 'label.not-found' : undefined;
    },
  };
};

/** Stands for an id that the group has not, of a thing without a name. */
const missing = '?';

type SentName = readonly [id: string | null | undefined, named: Named];

/** How ids and names of one kind lead to what the group has; an id that it has not leads by the name beside it. */
const namesIn = async (
  sent: readonly SentName[],
  findPresent: (ids: string[]) => Promise<Set<string>>,
  resolve: (references: { name: string }[]) => Promise<(string | null)[]>,
) => {
  const idOf = ([id, named]: SentName) => (id === null ? null : (id ?? named?.id));
  const present = await findPresent([...new Set(sent.flatMap((one) => idOf(one) ?? []))]);
  const nameOf = (one: SentName): string | null => {
    const id = idOf(one);
    return id === null || (id && present.has(id)) ? null : one[1]?.name || null;
  };
  const names = [...new Set(sent.flatMap((one) => nameOf(one) ?? []))];
  const ids = await resolve(names.map((name) => ({ name })));
  const byName = new Map(names.flatMap((name, at) => (ids[at] ? [[name, ids[at]] as const] : [])));
  return (...one: SentName): string | null | undefined => {
    const id = idOf(one);
    if (id && present.has(id)) return id;
    const name = nameOf(one);
    if (name) return byName.get(name) ?? null;
    return one[0] === undefined && one[1] === undefined ? undefined : id ? missing : null;
  };
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
