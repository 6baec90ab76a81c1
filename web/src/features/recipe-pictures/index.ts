export { recipeImage, recipeImageSet } from './recipe-image.ts';
