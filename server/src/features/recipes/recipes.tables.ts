import type {
  Fixed,
  Flag,
  Generated,
  JsonText,
  MomentText,
  OfGroup,
  Stamps,
  Synced,
} from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Recipes extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  /** Counts up over all groups: the newest recipe has the highest. Also the row of the search index. */
  number: Generated<number>;
  userId: string | null;
  slug: string;
  name: string;
  nameKey: string;
  description: string;
  image: string | null;
  imageColor: string | null;
  recipeYield: string | null;
  recipeServings: number;
  recipeYieldQuantity: number;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  /** How long it takes, as far as its times say. */
  totalMinutes: number | null;
  /** Mean of the members' ratings. */
  rating: number | null;
  orgUrl: string | null;
  /** What addresses of one page have in common, for finding a page that was imported before. */
  orgUrlKey: string | null;
  dateAdded: string;
  dateUpdated: MomentText;
  lastMade: MomentText | null;
  /** The same, as far as somebody said it without an event in the timeline. */
  lastMadeStated: MomentText | null;
  version: Generated<number>;
  public: Flag;
  showNutrition: Flag;
  showAssets: Flag;
  landscapeView: Flag;
  disableComments: Flag;
  disableAmount: Flag;
  locked: Flag;
  /** Nobody but its owner sees it; it is not public then. */
  private: Generated<Flag>;
  nutrition: JsonText;
  notes: JsonText;
  assets: JsonText;
  extras: JsonText;
}

export interface Ingredients extends OfGroup {
  /** The `referenceId` of the wire. */
  id: Fixed<string>;
  recipeId: Fixed<string>;
  position: number;
  title: string | null;
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  /** Another recipe, in the place of a food. */
  referencedRecipeId: string | null;
  note: string;
  originalText: string | null;
}

export interface Instructions extends OfGroup {
  id: Fixed<string>;
  recipeId: Fixed<string>;
  position: number;
  title: string;
  summary: string;
  text: string;
  ingredientReferences: JsonText;
}

export interface RecipeOrganizers extends OfGroup {
  recipeId: Fixed<string>;
  organizerId: Fixed<string>;
  kind: Fixed<'category' | 'tag' | 'tool'>;
  position: number;
}

/** The saves of a recipe. */
export interface RecipeVersions extends OfGroup {
  recipeId: Fixed<string>;
  version: Fixed<number>;
  userId: string | null;
  savedAt: Fixed<MomentText>;
  /** Which parts the save changed: what a late save is told. */
  fields: Fixed<JsonText>;
  /** All that the recipe was then, compressed: of the first save that is noted. */
  content: string | null;
  /** What was different then from the version before, as JSON: of the others. Older saves may have neither. */
  difference: JsonText | null;
  /** When the version was saved that this one brought back. */
  restoredFrom: Fixed<MomentText | null>;
}

export interface RecipeOpinions extends OfGroup {
  userId: Fixed<string>;
  recipeId: Fixed<string>;
  rating: number | null;
  isFavorite: Flag;
}

/** Kept with the group, as counting them takes long. */
interface RecipeCounts {
  recipeCount: Generated<number>;
  publicRecipeCount: Generated<number>;
}

declare module '../../platform/database/schema.ts' {
  interface Groups extends RecipeCounts {}

  interface Schema {
    recipes: Recipes;
    ingredients: Ingredients;
    instructions: Instructions;
    recipeOrganizers: RecipeOrganizers;
    recipeVersions: RecipeVersions;
    recipeOpinions: RecipeOpinions;
  }
}

export const recipesTables = defineTables({
  recipes: { topic: 'recipes', synced: true, personal: { owner: 'userId', when: 'private' } },
  ingredients: { topic: 'recipes' },
  instructions: { topic: 'recipes' },
  recipeOrganizers: { topic: 'recipes' },
  recipeVersions: { topic: 'recipes' },
  recipeOpinions: { topic: 'recipes', personal: { of: 'recipes', by: 'recipeId' } },
});
