export { RecipeActionItems } from './RecipeActionItems.tsx';
