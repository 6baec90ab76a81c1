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
export const wholeColumns = ['number', 'version', ...settingColumns, 'nutrition', 'notes', 'assets', 'extras'] as const;

export const ingredientColumns = ['id', 'title', 'quantity', 'unitId', 'foodId', 'note', 'originalText'] as const;

export const instructionColumns = ['id', 'title', 'summary', 'text', 'ingredientReferences'] as const;
