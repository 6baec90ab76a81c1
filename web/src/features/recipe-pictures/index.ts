export { RecipePhoto } from './RecipePhoto.tsx';
export { recipeImage, recipeImageSet } from './recipe-image.ts';
