import { type Found, type FoundEntity, type OrganizerKind, SearchableListQuery } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { listFoods } from '../foods/index.ts';
import { listOrganizers } from '../organizers/index.ts';
import { findRecipes } from '../recipes/index.ts';

/** As many of a kind as one looks at beside recipes. */
const most = 4;

/** Recipes, and what they are ordered by, found by a few letters. */
export const findEverything = async (db: GroupDatabase, search: string, reach: 'all' | 'public'): Promise<Found> => {
  const query = SearchableListQuery.parse({ search, perPage: most });
  const organizers = async (kind: OrganizerKind) => (await listOrganizers(db, kind, query, '')).items.map(shape);
  return {
    recipes: await findRecipes(db, search, reach),
    categories: await organizers('category'),
    tags: await organizers('tag'),
    tools: await organizers('tool'),
    foods: (await listFoods(db, query, '')).items.map((food) => shape({ ...food, slug: null })),
  };
};

const shape = ({ id, name, slug }: FoundEntity): FoundEntity => ({ id, name, slug });
