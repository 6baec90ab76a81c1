import type { EntityKind, UserKind } from '@larder/contract';
import { slugify } from '@larder/kitchen';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import {
  type NamedValue,
  namedValues,
  parseQueryFilter,
  withOtherValues,
} from '../../platform/database/lists/index.ts';
import type { References } from '../entities/index.ts';

type Table = 'foods' | 'units' | 'labels' | 'organizers';

/** By which attributes a filter over recipes can name entities of a kind. */
interface KindAttributes {
  kind: EntityKind;
  table: Table;
  /** Where a recipe has them. */
  path: string;
  /** The attribute that holds their id without being a part of them. */
  idPath?: string;
}

const kinds: KindAttributes[] = [
  { kind: 'category', table: 'organizers', path: 'recipeCategory' },
  { kind: 'tag', table: 'organizers', path: 'tags' },
  { kind: 'tool', table: 'organizers', path: 'tools' },
  { kind: 'food', table: 'foods', path: 'recipeIngredient.food', idPath: 'recipeIngredient.foodId' },
  { kind: 'unit', table: 'units', path: 'recipeIngredient.unit', idPath: 'recipeIngredient.unitId' },
  { kind: 'label', table: 'labels', path: 'recipeIngredient.food.label', idPath: 'recipeIngredient.food.labelId' },
];

interface NamedEntity {
  id: string;
  name: string;
  slug: string;
}

interface Owner {
  id: string;
  name: string;
  slug: string | null;
  filter: string;
}

/** A filter that a merge has rewritten. */
interface Rewritten {
  id: string;
  before: string;
  after: string;
  /** Nothing in it spoke of the one that stays, so that whatever does now came by the merge. */
  isPlain: boolean;
}

/** Whose filters over recipes they are. */
interface FilterOwners {
  table: 'cookbooks' | 'mealPlanRules';
  user: UserKind;
  /** Rules have no names: they are told by their days. */
  name: 'name' | 'day';
  slug: 'slug' | null;
}

const cookbooks: FilterOwners = { table: 'cookbooks', user: 'cookbook', name: 'name', slug: 'slug' };
const planRules: FilterOwners = { table: 'mealPlanRules', user: 'mealPlanRule', name: 'day', slug: null };

/** A filter that cannot be read finds nothing anyway, and stays as it is. */
const valuesIn = (filter: string): NamedValue[] => {
  try {
    return namedValues(filter);
  } catch {
    return [];
  }
};

type Attribute = keyof NamedEntity;

/** By what a value speaks of a entity of this attributes. */
const attributeOf = ({ path, idPath }: KindAttributes, named: NamedValue): Attribute | undefined => {
  const text = named.path.join('.');
  if (text === idPath) return 'id';
  return (['id', 'name', 'slug'] as const).find((attribute) => text === `${path}.${attribute}`);
};

const plainId = (id: string): string => id.trim().toLowerCase().replaceAll('-', '');

const isNameOf = (attributes: KindAttributes, entity: NamedEntity, named: NamedValue): boolean => {
  const attribute = attributeOf(attributes, named);
  if (!attribute || named.isPattern) return false;
  const { text } = named.value;
  return attribute === 'id' ? plainId(text) === plainId(entity.id) : text === entity[attribute];
};

const isIn = (attributes: KindAttributes, entity: NamedEntity, filter: string): boolean =>
  valuesIn(filter).some((named) => isNameOf(attributes, entity, named));

/** The filter with one entity in the place of another; the same filter where it would become too long to be read. */
const rewritten = (attributes: KindAttributes, from: NamedEntity, to: NamedEntity, filter: string): string => {
  if (!isIn(attributes, from, filter)) return filter;
  const changed = withOtherValues(filter, (named) => {
    const attribute = attributeOf(attributes, named);
    return attribute && isNameOf(attributes, from, named) ? to[attribute] : undefined;
  });
  try {
    parseQueryFilter(changed);
    return changed;
  } catch {
    return filter;
  }
};

const likeOf = (pattern: string): RegExp => {
  const source = [...pattern.toLowerCase()].map((sign) =>
    sign === '%' ? '.*' : sign === '_' ? '.' : sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  return new RegExp(`^${source.join('')}$`, 'su');
};

/** Whether a pattern of the filter finds the one that goes and not the one that stays. */
const losesByPattern = (attributes: KindAttributes, from: NamedEntity, to: NamedEntity, filter: string): boolean =>
  valuesIn(filter).some((named) => {
    const attribute = attributeOf(attributes, named);
    if (!named.isPattern || !attribute) return false;
    const like = likeOf(named.value.text);
    return like.test(from[attribute].toLowerCase()) && !like.test(to[attribute].toLowerCase());
  });

const ownersWithFilter = (db: GroupDatabase, { table, name, slug }: FilterOwners): Promise<Owner[]> =>
  db
    .from(table)
    .where('queryFilterString', '<>', '')
    .select([
      'id',
      sql<string>`${sql.ref(name)}`.as('name'),
      sql<string | null>`${slug ? sql.ref(slug) : null}`.as('slug'),
      sql<string>`${sql.ref('queryFilterString')}`.as('filter'),
    ])
    .orderBy(sql.ref(name === 'name' ? 'nameKey' : name))
    .orderBy('id')
    .$castTo<Owner>()
    .execute();

const findNamed = async (
  db: GroupDatabase,
  { table }: KindAttributes,
  id: string,
): Promise<NamedEntity | undefined> => {
  const row = await db.from(table).where('id', '=', id).select('name').executeTakeFirst();
  return row && called(id, row.name);
};

const called = (id: string, name: string): NamedEntity => ({ id, name, slug: slugify(name) });

const writeFilter = (db: GroupTransaction, { table }: FilterOwners, id: string, queryFilterString: string) =>
  db.update(table).set({ queryFilterString }).where('id', '=', id).execute();

/** Owners whose filter holds the id of the row, or its name in quotes; a rough look that lists can afford. */
const roughly = ({ table }: FilterOwners, row: string): RawBuilder<unknown> => {
  const filter = sql.ref(`${table}.queryFilterString`);
  const holds = (piece: RawBuilder<unknown>) => sql`replace(${filter}, ${piece}, '') <> ${filter}`;
  const [id, name, group] = [sql.ref(`${row}.id`), sql.ref(`${row}.name`), sql.ref(`${row}.groupId`)];
  return sql`from ${sql.table(table)} where ${sql.ref(`${table}.groupId`)} = ${group} and ${filter} <> ''
    and (${holds(id)} or ${holds(sql`'"' || ${name} || '"'`)})`;
};

const referencesInFilters = (owners: FilterOwners, attributes: KindAttributes): References => {
  const ownersOf = async (db: GroupDatabase, id: string): Promise<Owner[]> => {
    const entity = await findNamed(db, attributes, id);
    return entity ? (await ownersWithFilter(db, owners)).filter(({ filter }) => isIn(attributes, entity, filter)) : [];
  };
  const turned = async (db: GroupTransaction, from: NamedEntity, to: NamedEntity): Promise<Rewritten[]> => {
    const changed: Rewritten[] = [];
    for (const { id, filter } of await ownersWithFilter(db, owners)) {
      const after = rewritten(attributes, from, to, filter);
      if (after === filter) continue;
      await writeFilter(db, owners, id, after);
      changed.push({ id, before: filter, after, isPlain: !isIn(attributes, to, filter) });
    }
    return changed;
  };
  return {
    name: `${owners.table}.queryFilterString ${attributes.kind}`,
    kinds: [attributes.kind],
    user: owners.user,
    countOf: (row) => sql`(select count(*) ${roughly(owners, row)})`,
    isReferenced: (row) => sql`exists (select 1 ${roughly(owners, row)})`,
    total: async (db, id) => {
      const { length } = await ownersOf(db, id);
      return { owners: length, references: length };
    },
    first: async (db, id, most) =>
      (await ownersOf(db, id)).slice(0, most).map(({ id, name, slug }) => ({ id, name, slug, references: 1 })),
    move: async (db, fromId, toId) => {
      const [from, to] = [await findNamed(db, attributes, fromId), await findNamed(db, attributes, toId)];
      const moved = from && to ? await turned(db, from, to) : [];
      return { count: moved.length, moved };
    },
    moveBack: async (db, fromId, toId, undoData) => {
      const [from, to] = [await findNamed(db, attributes, fromId), await findNamed(db, attributes, toId)];
      if (!from || !to) return 0;
      const now = new Map((await ownersWithFilter(db, owners)).map(({ id, filter }) => [id, filter]));
      let count = 0;
      // What `move` has written into the merge.
      for (const { id, before, after, isPlain } of undoData as Rewritten[]) {
        const filter = now.get(id) ?? '';
        const back = filter === after ? before : isPlain ? rewritten(attributes, to, from, filter) : filter;
        if (back === filter) continue;
        await writeFilter(db, owners, id, back);
        count += 1;
      }
      return count;
    },
    // Nothing has what is gone, which is what a filter that names it says already.
    detach: async () => new Map(),
    attach: async () => undefined,
    rename: async (db, id, nameBefore) => {
      const now = await findNamed(db, attributes, id);
      if (now) await turned(db, called(id, nameBefore), now);
    },
    left: async (db, fromId, toId) => {
      const [from, to] = [await findNamed(db, attributes, fromId), await findNamed(db, attributes, toId)];
      if (!from || !to) return [];
      const losing = (await ownersWithFilter(db, owners)).filter(
        ({ filter }) =>
          losesByPattern(attributes, from, to, filter) ||
          (isIn(attributes, from, filter) && rewritten(attributes, from, to, filter) === filter),
      );
      return losing.map(({ id, name }) => ({ id, name }));
    },
  };
};

/** Filters of cookbooks name entities by their ids, names and slugs, as text. */
export const filterReferences: References[] = kinds.map((kind) => referencesInFilters(cookbooks, kind));

/** So do filters of the rules of the meal plan. */
export const ruleFilterReferences: References[] = kinds.map((kind) => referencesInFilters(planRules, kind));
