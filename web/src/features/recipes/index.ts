export { RecipeFacts, shortTime } from './shared/RecipeFacts.tsx';
export { recipeImage, recipeImageSet } from './shared/recipe-image.ts';
export { IngredientList } from './view/IngredientList.tsx';
export { hasNutrition, Nutrition } from './view/Nutrition.tsx';
export { useMadeIt } from './view/recipe-actions.api.ts';
export { StepText } from './view/StepText.tsx';
export { baseServings, scaledLine } from './view/scaling.ts';
