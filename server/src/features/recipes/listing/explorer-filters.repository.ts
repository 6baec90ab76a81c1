import type { OrganizerKind, RecipeListQuery } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Reading } from '../../../platform/database/lists/index.ts';

/** Organizers or foods of which a recipe has to have at least one. */
export interface Choice {
  of: 'organizers' | 'foods';
  ids: string[];
}

const links = {
  organizers: { table: 'recipeOrganizers', column: 'organizerId' },
  foods: { table: 'ingredients', column: 'foodId' },
} as const;

export const choiceCondition = ({ of, ids }: Choice, reading: Reading): RawBuilder<boolean> => {
  if (ids.length === 0) return sql`1 = 0`;
  const { table, column } = links[of];
  const isChosen = sql`${sql.ref(`link.${column}`)} in (${sql.join(ids)})`;
  return reading === 'at once'
    ? sql`recipes.id in (select link."recipeId" from ${sql.table(table)} as link where ${isChosen})`
    : sql`exists (select 1 from ${sql.table(table)} as link where link."recipeId" = recipes.id and ${isChosen})`;
};

/**
 * How many recipes have what was chosen, where an index alone can tell: organizers that were found in the group are links to
 * its recipes only. Nothing where the recipes themselves have to be looked at.
 */
export const countChosen = async (db: GroupDatabase, choices: Choice[]): Promise<number | undefined> => {
  const [choice, ...more] = choices;
  if (!choice || more.length > 0 || choice.of !== 'organizers' || choice.ids.length === 0) return undefined;
  const linked = sql<number>`(select count(distinct "recipeId") from "recipeOrganizers"
    where "organizerId" in (${sql.join(choice.ids)}))`;
  const { count } = await db.ownGroup().select(linked.as('count')).executeTakeFirstOrThrow();
  return count;
};

/** Of several things one or all have to be there; what the group does not know is nowhere. */
export const choicesAmong = (of: Choice['of'], wanted: (string | undefined)[], requireAll: boolean): Choice[] => {
  const ids = [...new Set(wanted)].filter((id) => id !== undefined);
  if (wanted.length === 0) return [];
  if (!requireAll) return [{ of, ids }];
  return wanted.includes(undefined) ? [{ of, ids: [] }] : ids.map((id) => ({ of, ids: [id] }));
};

const namedBy = (values: string[] | undefined) => values?.map((value) => value.trim()).filter(Boolean) ?? [];

/** What was chosen in the explorer: organizers by id or slug, foods by id, each kind on its own. */
export const findChoices = async (db: GroupDatabase, query: RecipeListQuery): Promise<Choice[]> => {
  const [categories, tags, tools] = [namedBy(query.categories), namedBy(query.tags), namedBy(query.tools)];
  const idOf = await findOrganizers(db, [...categories, ...tags, ...tools]);
  const chosen = (kind: OrganizerKind, values: string[], requireAll: boolean) =>
    choicesAmong(
      'organizers',
      values.map((value) => idOf(kind, value)),
      requireAll,
    );
  return [
    ...chosen('category', categories, query.requireAllCategories),
    ...chosen('tag', tags, query.requireAllTags),
    ...chosen('tool', tools, query.requireAllTools),
    ...choicesAmong(
      'foods',
      namedBy(query.foods).map((id) => id.toLowerCase()),
      query.requireAllFoods,
    ),
  ];
};

const findOrganizers = async (db: GroupDatabase, values: string[]) => {
  const rows =
    values.length === 0
      ? []
      : await db
          .from('organizers')
          .where((row) => row.or([db.dialect.isOneOf('id', values), db.dialect.isOneOf('slug', values)]))
          .select(['id', 'slug', 'kind'])
          .execute();
  const ids = new Map(
    rows.flatMap(({ id, slug, kind }) => [`${kind} ${id}`, `${kind} ${slug}`].map((key) => [key, id])),
  );
  return (kind: OrganizerKind, value: string): string | undefined =>
    ids.get(`${kind} ${value}`) ?? ids.get(`${kind} ${value.toLowerCase()}`);
};
