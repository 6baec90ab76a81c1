import type { RecipeSummary } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
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

/** Numbers of the recipes that this change concerns so far: what a recipe shows raises its revision. */
export const recipesConcerned = async (db: GroupTransaction): Promise<number[]> => {
  const rows = await db
    .asServer()
    .from('recipes')
    .where('revision', '=', db.clock)
    .select('number')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

/** The recipes that have an organizer, by name. */
export const recipesWithOrganizer = async (db: GroupDatabase, organizerId: string): Promise<RecipeSummary[]> => {
  const linked = db.fromByKey('recipeOrganizers').where('organizerId', '=', organizerId).select('recipeId');
  const rows = await db
    .fromByKey('recipes')
    .where('id', 'in', linked)
    .select('number')
    .orderBy('nameKey')
    .orderBy('number')
    .execute();
  return readSummaries(
    db,
    rows.map(({ number }) => number),
  );
};
