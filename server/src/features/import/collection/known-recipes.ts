import type { ArchivedRecipe } from '@larder/contract';
import { addressKey, plainText } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { ExportedRecipe } from '../exported-recipe.ts';
import { findKnown, type KnownRecipe } from './collection.repository.ts';

type Known = NonNullable<ArchivedRecipe['known']>;

const pageOf = ({ input }: ExportedRecipe) => addressKey(input.orgURL ?? '');

/** Finds for recipes of an archive those of the group that they probably are; the surest reason counts. */
export const knownRecipes = async (
  db: GroupDatabase,
  recipes: ExportedRecipe[],
): Promise<(recipe: ExportedRecipe) => Known | null> => {
  const found = await findKnown(db, {
    ids: recipes.flatMap(({ id }) => id ?? []),
    pages: recipes.flatMap((recipe) => pageOf(recipe) || []),
    names: recipes.map(({ input }) => plainText(input.name)),
  });
  const byId = new Map(found.map((known) => [known.id, known]));
  const byPage = new Map(found.flatMap((known) => (known.orgUrlKey ? [[known.orgUrlKey, known]] : [])));
  const byName = new Map(found.map((known) => [known.nameKey, known]));
  return (recipe) =>
    as('same-recipe', byId.get(recipe.id ?? '')) ??
    as('same-page', byPage.get(pageOf(recipe))) ??
    as('same-name', byName.get(plainText(recipe.input.name)));
};

const as = (reason: Known['reason'], known: KnownRecipe | undefined): Known | null =>
  known ? { id: known.id, slug: known.slug, name: known.name, reason } : null;
