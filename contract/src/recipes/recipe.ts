import { z } from 'zod';
import { Organizer, Tool } from '../organizers/organizers.ts';
import { SentDay, SentMoment } from '../sent-times.ts';
import { Extras, Moment, Name, Stamps, Text, WebAddress } from '../shapes.ts';
import { Ingredient, IngredientInput } from './ingredient.ts';

export const RecipeSettings = z.object({
  public: z.boolean(),
  showNutrition: z.boolean(),
  showAssets: z.boolean(),
  landscapeView: z.boolean(),
  disableComments: z.boolean(),
  disableAmount: z.boolean(),
  /** Only the owner may change a locked recipe. */
  locked: z.boolean(),
});
export type RecipeSettings = z.infer<typeof RecipeSettings>;

const nutrient = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().max(255).nullable().default(null),
);
export const Nutrition = z.object({
  calories: nutrient,
  carbohydrateContent: nutrient,
  cholesterolContent: nutrient,
  fatContent: nutrient,
  fiberContent: nutrient,
  proteinContent: nutrient,
  saturatedFatContent: nutrient,
  sodiumContent: nutrient,
  sugarContent: nutrient,
  transFatContent: nutrient,
  unsaturatedFatContent: nutrient,
});
export type Nutrition = z.infer<typeof Nutrition>;
/** Nothing is known of what is in a recipe. */
export const noNutrition: Nutrition = Nutrition.parse({});

/** One step of the method. With `title`, the step opens a section. */
export const Instruction = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  ingredientReferences: z.array(z.object({ referenceId: z.string() })),
});
export type Instruction = z.infer<typeof Instruction>;

export const RecipeNote = z.object({ title: z.string().max(1000), text: Text });
export type RecipeNote = z.infer<typeof RecipeNote>;

export const Asset = z.object({
  name: z.string().max(255),
  icon: z.string().max(100),
  fileName: z.string().max(255).nullable(),
});
export type Asset = z.infer<typeof Asset>;

export const RecipeSummary = z.object({
  id: z.string(),
  userId: z.string(),
  groupId: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Changes whenever the picture does; null without one. */
  image: z.string().nullable(),
  /** The picture's dominant colour as #rrggbb, shown until it has loaded. */
  imageColor: z.string().nullable(),
  recipeYield: z.string().nullable(),
  recipeServings: z.number(),
  recipeYieldQuantity: z.number(),
  totalTime: z.string().nullable(),
  prepTime: z.string().nullable(),
  cookTime: z.string().nullable(),
  performTime: z.string().nullable(),
  description: z.string(),
  recipeCategory: z.array(Organizer),
  tags: z.array(Organizer),
  tools: z.array(Tool),
  /** Mean of the members' ratings, 0 to 5. */
  rating: z.number().nullable(),
  orgURL: z.string().nullable(),
  dateAdded: z.string(),
  dateUpdated: Moment,
  lastMade: Moment.nullable(),
  ...Stamps,
});
export type RecipeSummary = z.infer<typeof RecipeSummary>;

export const Recipe = RecipeSummary.extend({
  /** Counts the saves; a save may name the version that it is based on. */
  version: z.number().int(),
  /** Nobody but its owner sees it. */
  private: z.boolean(),
  recipeIngredient: z.array(Ingredient),
  recipeInstructions: z.array(Instruction),
  nutrition: Nutrition,
  settings: RecipeSettings,
  assets: z.array(Asset),
  notes: z.array(RecipeNote),
  extras: Extras,
  comments: z.array(z.unknown()),
});
export type Recipe = z.infer<typeof Recipe>;

/** Who sees a recipe: its owner alone, the members of the group, or visitors too, where the group is public. */
export const visibilities = ['owner', 'household', 'visitors'] as const;
export type Visibility = (typeof visibilities)[number];

const many = <Item extends z.ZodType>(item: Item) => z.array(item).max(2000).nullish();
/** Free text that programs also send as a number. */
const looseText = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().max(1000).nullish(),
);

/** A category, tag or tool as clients send it: by id, by name, or as bare text. One that the group lacks is created. */
export const OrganizerReference = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.looseObject({
    id: z.string().max(64).nullish(),
    name: z.string().max(255).nullish(),
    slug: z.string().max(255).nullish(),
  }),
);
export type OrganizerReference = z.infer<typeof OrganizerReference>;

const InstructionInput = z.preprocess(
  (value) => (typeof value === 'string' ? { text: value } : value),
  z.object({
    id: z.string().max(64).nullish(),
    title: z.string().max(1000).nullish(),
    summary: z.string().max(1000).nullish(),
    text: Text,
    ingredientReferences: z
      .array(z.object({ referenceId: z.string().max(64).nullish() }))
      .max(500)
      .nullish(),
  }),
);
export type InstructionInput = z.infer<typeof InstructionInput>;

/** Any part of a recipe, for PUT and PATCH alike: absent keys stay as they are. Keys that only the server decides are ignored. */
export const RecipeInput = z.object({
  name: Name.nullish(),
  description: Text.nullish(),
  /** Ignored: the picture has endpoints of its own. */
  image: z.unknown().optional(),
  recipeYield: looseText,
  recipeServings: z.number().min(0).max(100_000).nullish(),
  recipeYieldQuantity: z.number().min(0).max(1_000_000).nullish(),
  totalTime: looseText,
  prepTime: looseText,
  cookTime: looseText,
  performTime: looseText,
  rating: z.number().min(0).max(5).nullish(),
  orgURL: WebAddress.nullish(),
  dateAdded: SentDay.nullish(),
  lastMade: SentMoment.nullish(),
  recipeCategory: many(OrganizerReference),
  tags: many(OrganizerReference),
  tools: many(OrganizerReference),
  recipeIngredient: many(IngredientInput),
  recipeInstructions: many(InstructionInput),
  nutrition: Nutrition.partial().nullish(),
  settings: RecipeSettings.partial().nullish(),
  assets: many(Asset),
  notes: many(RecipeNote),
  extras: Extras.superRefine((extras, { addIssue }) => {
    const nameless = Object.keys(extras).find((name) => name.trim() === '');
    if (nameless !== undefined)
      addIssue({ code: 'custom', message: 'key-name-required', path: [nameless], input: extras });
  }).nullish(),
  /** The version that this save was made from; an older one than the stored answers 409 with what changed. */
  basedOnVersion: z.number().int().min(0).nullish(),
});
export type RecipeInput = z.infer<typeof RecipeInput>;

/** What a 409 adds to its error: who saved meanwhile, which fields, and the recipe as it is now. */
export const RecipeConflict = z.object({
  changedFields: z.array(z.string()),
  changedBy: z.string().nullable(),
  changedAt: Moment,
  current: Recipe,
});
export type RecipeConflict = z.infer<typeof RecipeConflict>;
