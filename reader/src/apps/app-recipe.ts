import type { InstructionSection, RecipeNote } from '../recipe.ts';
import type { SentFile } from './sent-file.ts';

/** Minutes; or the words of the export, where no number of minutes is in them. */
export type AppTime = number | string;

/** A line of ingredients. What the export keeps apart is given besides the line; what is not there is left to be understood. */
export interface AppIngredient {
  /** The whole line as somebody would read it: "200 g flour, sifted". */
  text: string;
  quantity?: number;
  unit?: string;
  food?: string;
  note?: string;
  /** The `key`, `id` or name of another recipe of the export that this line asks for. */
  recipe?: string;
}

export interface AppIngredientGroup {
  name: string | null;
  ingredients: AppIngredient[];
}

/** A picture in a file of the export, in the middle of another file, or on a page. */
export type AppPicture = { file: SentFile } | { bytes: Uint8Array } | { url: string };

/** A file of the export, or in the middle of another one, that belongs to a recipe and is no picture of it. */
export type AppAsset = {
  name: string;
  /** The name by which texts link to it, and its sign, as programs of Material Design have them. */
  fileName?: string;
  icon?: string;
} & ({ file: SentFile } | { bytes: Uint8Array });

/** Another name for what an export says that has no field with us: `{ name: 'Difficulty', text: 'Easy' }`. */
export interface Unplaced {
  name: string;
  text: string;
}

/** A recipe as another app had it. Texts are plain, without markup of any kind; lists are empty where nothing is known. */
export interface AppRecipe {
  /** No other recipe of the export has it, and each time that the export is read it is the same. */
  key: string;
  /** Its id there, where it is a UUID. */
  id?: string;
  /** May be empty: whoever takes it finds a name. */
  name: string;
  description?: string;
  /** The page that it came from. */
  url?: string;
  /** Nothing but its address is known, besides names and tags of whoever noted it: the page has to be fetched. */
  isLink?: true;
  author?: string;
  /** BCP 47, where the export says it. */
  language?: string;
  /** In the words of the export: "4 servings", "20 cookies", or a bare number. */
  yield?: string;
  prepTime?: AppTime;
  cookTime?: AppTime;
  totalTime?: AppTime;
  ingredientGroups: AppIngredientGroup[];
  instructionSections: InstructionSection[];
  categories: string[];
  tags: string[];
  cuisines: string[];
  equipment: string[];
  notes: RecipeNote[];
  /** By schema.org's NutritionInformation names, in the words of the export: `{ calories: '240 kcal' }`. */
  nutrition: Record<string, string>;
  /** Stars, more than 0 and up to 5. */
  rating?: number;
  isFavourite?: boolean;
  /** ISO 8601, a day or a moment. */
  lastMade?: string;
  createdAt?: string;
  video?: string;
  /** The best first. */
  pictures: AppPicture[];
  assets: AppAsset[];
  /** Nothing but a photo, a scan or a PDF, which is its first asset: what is in it is read once it is there. */
  isScan?: true;
  /** Files that are no recipes of their own and nothing to tell of: they belong to this one, such as the folder of a saved page. */
  parts?: SentFile[];
  unplaced: Unplaced[];
  /** Paths of the file from which the recipe comes back as it was, and of the pictures of its timeline: of our own archive. */
  whole?: { path: string; events: { eventId: string; path: string }[] };
}

/** A recipe about which nothing is known but its key. */
export const emptyRecipe = (key: string): AppRecipe => ({
  key,
  name: '',
  ingredientGroups: [],
  instructionSections: [],
  categories: [],
  tags: [],
  cuisines: [],
  equipment: [],
  notes: [],
  nutrition: {},
  pictures: [],
  assets: [],
  unplaced: [],
});
