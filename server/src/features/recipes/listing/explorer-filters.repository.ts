import type { OrganizerKind, RecipeListQuery } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';

const never: RawBuilder<boolean> = sql`1 = 0`;

const isOneOf = (column: string, ids: string[]) => sql`${sql.ref(column)} in (${sql.join(ids)})`;

const hasOrganizer = (ids: string[]): RawBuilder<boolean> =>
  sql`exists (select 1 from "recipeOrganizers" where "recipeOrganizers"."recipeId" = recipes.id
    and ${isOneOf('recipeOrganizers.organizerId', ids)})`;

const hasFood = (ids: string[]): RawBuilder<boolean> =>
  sql`exists (select 1 from ingredients where ingredients."recipeId" = recipes.id and ${isOneOf('ingredients.foodId', ids)})`;

/** Of several things one or all have to be there; what the group does not know is nowhere. */
const chosen = (
  ids: (string | undefined)[],
  requireAll: boolean,
  has: (ids: string[]) => RawBuilder<boolean>,
): RawBuilder<boolean>[] => {
  const known = ids.filter((id) => id !== undefined);
  if (requireAll) return known.length < ids.length ? [never] : known.map((id) => has([id]));
  return [known.length === 0 ? never : has(known)];
};

const namedBy = (values: string[] | undefined) => values?.map((value) => value.trim()).filter(Boolean) ?? [];

/** The choices of the explorer as conditions: organizers by id or slug, foods by id, each kind on its own. */
export const explorerConditions = async (db: GroupDatabase, query: RecipeListQuery): Promise<RawBuilder<boolean>[]> => {
  const choices = [
    { kind: 'category', values: namedBy(query.categories), requireAll: query.requireAllCategories },
    { kind: 'tag', values: namedBy(query.tags), requireAll: query.requireAllTags },
    { kind: 'tool', values: namedBy(query.tools), requireAll: query.requireAllTools },
  ] as const;
  const idOf = await findOrganizers(
    db,
    choices.flatMap(({ values }) => values),
  );
  const foods = namedBy(query.foods).map((id) => id.toLowerCase());
  return [
    ...choices
      .filter(({ values }) => values.length > 0)
      .flatMap(({ kind, values, requireAll }) => {
        const ids = [...new Set(values.map((value) => idOf(kind, value)))];
        return chosen(ids, requireAll, hasOrganizer);
      }),
    ...(foods.length > 0 ? chosen([...new Set(foods)], query.requireAllFoods, hasFood) : []),
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
