import { mostOrganizerPictures, type OrganizerKind, type PicturedRecipe } from '@larder/contract';
import { sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';

/** A few recipes of each organizer of a kind that has any: those with a picture first, then the newest. */
export const picturesOfOrganizers = async (
  db: GroupDatabase,
  kind: OrganizerKind,
): Promise<Record<string, PicturedRecipe[]>> => {
  const place = sql<number>`row_number() over (
    partition by organizers.id order by recipes.image is null, recipes.number desc)`;
  const ranked = db
    .from('organizers')
    .innerJoin('recipeOrganizers', 'recipeOrganizers.organizerId', 'organizers.id')
    .innerJoin('recipes', 'recipes.id', 'recipeOrganizers.recipeId')
    .where('organizers.kind', '=', kind)
    .where(db.mayRead('recipes'))
    .select(['organizers.id as organizerId', 'recipes.id', 'recipes.name', 'recipes.image', place.as('place')]);
  const rows = await db
    .fromPage(ranked)
    .where('place', '<=', mostOrganizerPictures)
    .select(['organizerId', 'id', 'name', 'image'])
    .orderBy('organizerId')
    .orderBy('place')
    .execute();
  const pictures: Record<string, PicturedRecipe[]> = {};
  for (const { organizerId, ...recipe } of rows) pictures[organizerId] = [...(pictures[organizerId] ?? []), recipe];
  return pictures;
};
