import type { GroupDatabase } from '../../../platform/database/index.ts';
import { findNewest } from '../search/search-index.repository.ts';
import { tokenOf } from '../search/tokens.ts';

export interface Similar {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  imageColor: string | null;
}

const columns = ['recipes.id', 'recipes.slug', 'recipes.name', 'recipes.image', 'recipes.imageColor'] as const;

/** More recipes of one page are not worth telling of. */
const mostOfOnePage = 3;

export const findByPage = (db: GroupDatabase, orgUrlKey: string): Promise<Similar[]> =>
  db
    .from('recipes')
    .where('recipes.orgUrlKey', '=', orgUrlKey)
    .orderBy('recipes.number', 'desc')
    .limit(mostOfOnePage)
    .select(columns)
    .execute();

/** The rarest words of a name tell the most; others would only find more that is not meant. */
const rarest = 3;
const mostCandidates = 60;

/** Recipes that share at least one of the telling words of a name. */
export const findByNameWords = async (db: GroupDatabase, words: string[]): Promise<Similar[]> => {
  const known = await db
    .from('searchWords')
    .where(db.dialect.isOneOf('word', words))
    .where('inNames', '>', 0)
    .orderBy('inNames')
    .limit(rarest)
    .select(['number', 'inNames'])
    .execute();
  if (known.length === 0) return [];
  const numbers = await findNewest(
    db,
    { all: [known.map(({ number }) => tokenOf('n', number))] },
    known.reduce((sum, { inNames }) => sum + inNames, 0),
    { limit: mostCandidates, offset: 0 },
  );
  return numbers.length === 0
    ? []
    : db.from('recipes').where('recipes.number', 'in', numbers).select(columns).execute();
};

/** The words of the ingredients of each of some recipes, by the recipe's id. */
export const readIngredientTexts = async (db: GroupDatabase, ids: string[]): Promise<Map<string, string[]>> => {
  const rows = await db
    .from('ingredients')
    .leftJoin('foods', 'foods.id', 'ingredients.foodId')
    .where(db.dialect.isOneOf('ingredients.recipeId', ids))
    .select(['ingredients.recipeId', 'ingredients.note', 'ingredients.originalText', 'foods.name as food'])
    .execute();
  const texts = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { recipeId, note, originalText, food } of rows) {
    texts.get(recipeId)?.push(originalText ?? `${food ?? ''} ${note}`);
  }
  return texts;
};
