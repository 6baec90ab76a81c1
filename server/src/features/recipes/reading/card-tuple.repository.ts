import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../../platform/database/index.ts';
import type { OrganizerTuple } from './to-summary.ts';

export const columns = (table: string, names: readonly string[]): RawBuilder<unknown>[] =>
  names.map((name) => sql.ref(`${table}.${name}`));

/** What a card shows, and nothing more, in the order of `CardTuple`. */
export const cardColumns = [
  'id',
  'userId',
  'groupId',
  'name',
  'slug',
  'image',
  'imageColor',
  'recipeYield',
  'recipeServings',
  'recipeYieldQuantity',
  'totalTime',
  'prepTime',
  'cookTime',
  'performTime',
  'description',
  'rating',
  'orgUrl',
  'dateAdded',
  'dateUpdated',
  'lastMade',
  'createdAt',
  'updatedAt',
] as const;

const organizers = ({ jsonList, jsonTuple }: Dialect): RawBuilder<OrganizerTuple[]> => {
  const organizer = jsonTuple([sql.ref('link.kind'), ...columns('organizer', ['id', 'name', 'slug', 'onHand'])]);
  return sql`(select ${jsonList(organizer, sql.ref('link.position'))}
    from "recipeOrganizers" as link inner join organizers as organizer on organizer.id = link."organizerId"
    where link."recipeId" = recipes.id)`;
};

/** A recipe of the query `recipes` as a card, in one column that holds a `CardTuple` as JSON. */
export const cardTuple = (dialect: Dialect) =>
  dialect.jsonTuple([...columns('recipes', cardColumns), organizers(dialect)]);
