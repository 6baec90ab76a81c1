import type { ImageFile, RecipeSummary } from '@larder/contract';

export type Pictured = Pick<RecipeSummary, 'id' | 'image'>;

/** Address of a recipe's picture; it changes whenever the picture does. Undefined without one. */
export const recipeImage = ({ id, image }: Pictured, file: ImageFile): string | undefined =>
  image === null ? undefined : `/api/media/recipes/${id}/images/${file}?version=${encodeURIComponent(image)}`;

/** The two smaller sizes with their widths, for the browser to choose from. */
export const recipeImageSet = (recipe: Pictured): string | undefined =>
  recipe.image === null
    ? undefined
    : `${recipeImage(recipe, 'tiny-original.webp')} 400w, ${recipeImage(recipe, 'min-original.webp')} 1200w`;
