export const settingColumns = [
  'public',
  'showNutrition',
  'showAssets',
  'landscapeView',
  'disableComments',
  'disableAmount',
  'locked',
] as const;

/** What a recipe has beside its card. */
export const wholeColumns = [
  'number',
  'version',
  'private',
  ...settingColumns,
  'nutrition',
  'notes',
  'assets',
  'extras',
] as const;

export const ingredientColumns = [
  'id',
  'title',
  'quantity',
  'unitId',
  'foodId',
  'referencedRecipeId',
  'note',
  'originalText',
] as const;

/** What a line shows of the recipe that it asks for. */
export const referencedColumns = [
  'id',
  'name',
  'slug',
  'image',
  'imageColor',
  'recipeServings',
  'recipeYield',
  'recipeYieldQuantity',
  'totalTime',
] as const;

export const instructionColumns = ['id', 'title', 'summary', 'text', 'ingredientReferences'] as const;
