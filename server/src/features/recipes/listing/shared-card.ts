import type { RecipeSummary, SharedCard } from '@larder/contract';

/** What visitors are shown of a recipe among others, and nothing of the household besides. */
export const toSharedCard = (recipe: RecipeSummary): SharedCard => {
  const { id, slug, name, image, imageColor, recipeYield, recipeServings, recipeYieldQuantity } = recipe;
  const { totalTime, prepTime, performTime, description } = recipe;
  return {
    id,
    slug,
    name,
    image,
    imageColor,
    recipeYield,
    recipeServings,
    recipeYieldQuantity,
    totalTime,
    prepTime,
    performTime,
    description,
  };
};
