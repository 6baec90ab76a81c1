export { RecipeFacts, shortTime } from './shared/RecipeFacts.tsx';
export { recipeImage, recipeImageSet } from './shared/recipe-image.ts';
