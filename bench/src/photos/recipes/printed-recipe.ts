/** A recipe as a book prints it. */
export interface PrintedRecipe {
  language: 'eng' | 'deu' | 'fra' | 'spa' | 'ita' | 'nld' | 'por' | 'swe' | 'pol';
  name: string;
  facts: string;
  /** What the facts say. */
  servings: number;
  minutes: { prep: number; cook: number };
  ingredientsHeading: string;
  ingredients: string[];
  methodHeading: string;
  steps: string[];
}
