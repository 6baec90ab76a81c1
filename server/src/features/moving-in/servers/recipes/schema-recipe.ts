/** What a program has of a recipe as texts. */
interface RecipeOfTexts {
  id: string;
  name: string;
  description?: string | null;
  ingredients: readonly string[];
  /** A line for each step. A heading stands in brackets, as among the ingredients. */
  steps: readonly string[];
  prepTime?: string | null;
  cookTime?: string | null;
  totalTime?: string | null;
  yield?: string | null;
  categories?: readonly string[];
  keywords?: readonly string[];
  source?: string | null;
  url?: string | null;
  notes?: string | null;
  rating?: number | null;
  createdAt?: string | null;
  pictures: readonly string[];
}

export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** "[For the sauce]" is "# For the sauce" for the reader of schema.org's recipes. */
const withHeading = (line: string): string => line.replace(/^\[([^[\]]{1,200})\]$/, '# $1');

/** A recipe as schema.org has it, the form in which such programs export theirs. */
export const schemaRecipe = (recipe: RecipeOfTexts): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  identifier: recipe.id,
  dateCreated: recipe.createdAt ?? '',
  name: recipe.name,
  description: recipe.description ?? '',
  image: recipe.pictures,
  prepTime: recipe.prepTime ?? '',
  cookTime: recipe.cookTime ?? '',
  totalTime: recipe.totalTime ?? '',
  recipeYield: recipe.yield ?? '',
  recipeIngredient: recipe.ingredients.map(withHeading),
  recipeInstructions: recipe.steps.map((step) => ({ '@type': 'HowToStep', text: withHeading(step) })),
  recipeCategory: recipe.categories ?? [],
  keywords: recipe.keywords ?? [],
  creditText: recipe.source ?? '',
  isBasedOn: recipe.url ?? '',
  comment: recipe.notes ? [{ '@type': 'Comment', text: recipe.notes }] : [],
  ...(recipe.rating && { aggregateRating: { '@type': 'AggregateRating', ratingValue: recipe.rating, ratingCount: 1 } }),
});
