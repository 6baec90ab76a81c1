import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Food } from '../foods/foods.ts';
import { Moment } from '../shapes.ts';
import { Unit } from '../units/units.ts';
import { Ingredient } from './ingredient.ts';
import { Recipe } from './recipe.ts';

/** So many versions of a recipe stay however old they are. */
export const versionsKept = 50;
/** Versions stay for so long however many there are. */
export const versionLifeInDays = 366;

const Named = z.object({ id: z.string(), name: z.string() });
const NamedRecipe = Named.extend({ slug: z.string() });

/** A line with the names that its unit, food and recipe had: none of them need be there any more. */
export const VersionIngredient = Ingredient.omit({
  unit: true,
  food: true,
  referencedRecipe: true,
  display: true,
}).extend({
  unit: Unit.pick({
    id: true,
    name: true,
    pluralName: true,
    abbreviation: true,
    pluralAbbreviation: true,
    useAbbreviation: true,
    fraction: true,
  }).nullable(),
  food: Food.pick({ id: true, name: true, pluralName: true }).nullable(),
  referencedRecipe: NamedRecipe.nullable(),
});
export type VersionIngredient = z.infer<typeof VersionIngredient>;

/** What a recipe was as somebody saved it, as far as an edit can change it. */
export const RecipeContent = Recipe.pick({
  name: true,
  description: true,
  recipeYield: true,
  recipeServings: true,
  recipeYieldQuantity: true,
  totalTime: true,
  prepTime: true,
  cookTime: true,
  performTime: true,
  orgURL: true,
  dateAdded: true,
  recipeInstructions: true,
  nutrition: true,
  settings: true,
  assets: true,
  notes: true,
  extras: true,
}).extend({
  /** The key of its picture; absent in versions of before these were noted. */
  image: Recipe.shape.image.optional(),
  recipeCategory: z.array(Named),
  tags: z.array(Named),
  tools: z.array(Named),
  recipeIngredient: z.array(VersionIngredient),
});
export type RecipeContent = z.infer<typeof RecipeContent>;

/** How many items of a part came, went and are different; of servings, how many there were and are. */
export const VersionChange = z.object({
  field: RecipeContent.keyof(),
  added: z.number().int(),
  removed: z.number().int(),
  changed: z.number().int(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type VersionChange = z.infer<typeof VersionChange>;

/** A save of a recipe. */
export const RecipeVersion = z.object({
  version: z.number().int(),
  savedAt: Moment,
  /** Null once that member has gone. */
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  /** When the version was saved that this one brought back. */
  restoredFrom: Moment.nullable(),
  /** How the recipe began, where that was with this version. */
  first: z.enum(['written', 'from-page']).nullable(),
  /** What is different from the version before. */
  changes: z.array(VersionChange),
});
export type RecipeVersion = z.infer<typeof RecipeVersion>;

/** Which items of two lists are about the same, by their places: null where there is none on that side. */
const Pairs = z.array(z.tuple([z.number().int().nullable(), z.number().int().nullable()]));

export const VersionComparison = z.object({
  version: z.number().int(),
  /** Null for the first one that is known. */
  comparedWith: z.number().int().nullable(),
  before: RecipeContent.nullable(),
  after: RecipeContent,
  changes: z.array(VersionChange),
  pairs: z.object({ recipeIngredient: Pairs, recipeInstructions: Pairs, notes: Pairs }),
});
export type VersionComparison = z.infer<typeof VersionComparison>;

export const recipeVersions = {
  list: endpoint({
    method: 'GET',
    path: '/recipes/{slug}/versions',
    access: 'member',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'The saves of a recipe, the latest first; the first one is that of the recipe as it is now',
    reply: z.array(RecipeVersion),
    cached: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/recipes/{slug}/versions/{version}',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'A version of a recipe beside another one: the one before unless it is said which',
    query: z.object({ comparedWith: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
    reply: VersionComparison,
    cached: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/recipes/{slug}/versions/{version}/restore',
    access: 'member',
    summary:
      'Save a recipe as it was in a version, with its picture if it had one; its files, its lock and whether it is public stay',
    reply: Recipe,
  }),
};
