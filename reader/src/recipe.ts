/** Where a field came from, most trustworthy reading first in most cases. */
export type Origin =
  | 'site-rule'
  | 'json-ld'
  | 'microdata'
  | 'rdfa'
  | 'hrecipe'
  | 'app-state'
  | 'plugin'
  | 'page'
  | 'meta'
  | 'text';

export interface RecipeYield {
  /** The number, or the upper end of a range: 6 of "4 to 6 servings". */
  amount: number | null;
  /** What is counted, in the page's words: "servings", "Portionen", "cookies". */
  unit: string | null;
  text: string;
}

export interface IngredientGroup {
  name: string | null;
  ingredients: string[];
}

export interface Step {
  name?: string;
  text: string;
  /** The address of a picture that shows it. */
  image?: string;
}

export interface InstructionSection {
  name: string | null;
  steps: Step[];
}

export interface Rating {
  value: number | null;
  count: number | null;
}

export interface RecipeNote {
  title: string | null;
  text: string;
}

/** Every field that a page can say about a recipe. Times are minutes, addresses absolute, text plain. */
export interface RecipeFields {
  name: string;
  description: string;
  image: string;
  /** Every picture that may show the dish, the best first. */
  imageCandidates: string[];
  author: string;
  /** BCP 47, as the page says it. */
  language: string;
  yield: RecipeYield;
  prepMinutes: number;
  cookMinutes: number;
  performMinutes: number;
  totalMinutes: number;
  ingredientGroups: IngredientGroup[];
  instructionSections: InstructionSection[];
  category: string[];
  cuisine: string[];
  keywords: string[];
  /** By schema.org's NutritionInformation names, in the page's words: `{ calories: '240 kcal' }`. */
  nutrition: Record<string, string>;
  rating: Rating;
  video: string;
  notes: RecipeNote[];
  equipment: string[];
}

export type RecipeField = keyof RecipeFields;

type ListField =
  | 'imageCandidates'
  | 'ingredientGroups'
  | 'instructionSections'
  | 'category'
  | 'cuisine'
  | 'keywords'
  | 'notes'
  | 'equipment';

/** Lists are empty and single values null where the page says nothing; `name` may be empty too. */
export type ReadRecipe = { url: string; name: string; nutrition: Record<string, string> } & Pick<
  RecipeFields,
  ListField
> & { [F in Exclude<RecipeField, ListField | 'name' | 'nutrition'>]: RecipeFields[F] | null } & {
    /** The source of each field that has a value. */
    origins: Partial<Record<RecipeField, Origin>>;
    /** 0 to 1 for each field that has a value: how sure the reader is. */
    confidence: Partial<Record<RecipeField, number>>;
    /** Lines of a text, in their order, that found no place in any field. Pages have none: most of a page is something else. */
    unplaced: string[];
    /** The site has a rule of its own that its page no longer matches: it was read as any other page is. */
    isRuleOutdated: boolean;
  };

/** What one source says: any part of a recipe. */
export type Draft = Partial<RecipeFields>;
