export { RecipeFacts, shortTime } from './shared/RecipeFacts.tsx';
export { recipeImage } from './shared/recipe-image.ts';
export { IngredientList } from './view/IngredientList.tsx';
export { hasNutrition, Nutrition } from './view/Nutrition.tsx';
export { useMadeIt } from './view/recipe-actions.api.ts';
export { StepText } from './view/StepText.tsx';
export { scaledLine } from './view/scaling.ts';
