import type { EntityKind, RecipeSummary } from '@larder/contract';
import { sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type References, referencesByColumn, referencesByLink } from '../../entities/index.ts';
import { readSummaries } from '../listing/cards.repository.ts';

const owner = { column: 'recipeId', table: 'recipes', slug: 'slug' } as const;

/** How recipes refer to foods, units and organizers. */
export const recipeReferences: References[] = [
  referencesByColumn({
    name: 'ingredients.foodId',
    kinds: ['food'],
    user: 'recipe',
    table: 'ingredients',
    column: 'foodId',
    owner,
  }),
  referencesByColumn({
    name: 'ingredients.unitId',
    kinds: ['unit'],
    user: 'recipe',
    table: 'ingredients',
    column: 'unitId',
    owner,
  }),
  referencesByLink({
    name: 'recipeOrganizers.organizerId',
    kinds: ['category', 'tag', 'tool'],
    user: 'recipe',
    table: 'recipeOrganizers',
    column: 'organizerId',
    owner,
  }),
];

/** Numbers of the recipes that the search finds by the names of these entities: units and labels are no words of a recipe. */
export const recipesFoundBy = async (db: GroupDatabase, kind: EntityKind, ids: string[]): Promise<number[]> => {
  if (ids.length === 0 || kind === 'unit' || kind === 'label') return [];
  const isAmong = kind === 'food' ? sql`ingredients where` : sql`"recipeOrganizers" where`;
  const column = kind === 'food' ? 'foodId' : 'organizerId';
  const rows = await db.run(sql<{ number: number }>`select number from recipes where "groupId" = ${db.groupId}
    and id in (select "recipeId" from ${isAmong} ${db.dialect.isOneOf(column, ids)}) order by number`);
  return rows.map(({ number }) => number);
};

/** The recipes that have an organizer, by name. */
export const recipesWithOrganizer = async (db: GroupDatabase, organizerId: string): Promise<RecipeSummary[]> => {
  const rows = await db.run(sql<{ number: number }>`select number from recipes where "groupId" = ${db.groupId}
    and id in (select "recipeId" from "recipeOrganizers" where "organizerId" = ${organizerId}) order by "nameKey", number`);
  return readSummaries(
    db,
    rows.map(({ number }) => number),
  );
};
