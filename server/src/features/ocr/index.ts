export { ocrRoutes } from './ocr.routes.ts';
export { readAsRecipe } from './read-as-recipe.ts';
export { readingLanguage } from './reading-language.ts';
