import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Ingredient, Recipe, RecipeContent, VersionIngredient } from '@larder/contract';

/** What of a recipe its versions hold. */
export const contentOf = (recipe: Recipe): RecipeContent => ({
  name: recipe.name,
  image: recipe.image,
  description: recipe.description,
  recipeYield: recipe.recipeYield,
  recipeServings: recipe.recipeServings,
  recipeYieldQuantity: recipe.recipeYieldQuantity,
  totalTime: recipe.totalTime,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  performTime: recipe.performTime,
  orgURL: recipe.orgURL,
  dateAdded: recipe.dateAdded,
  recipeCategory: recipe.recipeCategory.map(named),
  tags: recipe.tags.map(named),
  tools: recipe.tools.map(named),
  recipeIngredient: recipe.recipeIngredient.map(versionIngredient),
  recipeInstructions: recipe.recipeInstructions,
  nutrition: recipe.nutrition,
  settings: recipe.settings,
  assets: recipe.assets,
  notes: recipe.notes,
  extras: recipe.extras,
});

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

export const versionIngredient = ({
  display: _,
  unit,
  food,
  referencedRecipe,
  ...line
}: Ingredient): VersionIngredient => ({
  ...line,
  unit: unit && {
    id: unit.id,
    name: unit.name,
    pluralName: unit.pluralName,
    abbreviation: unit.abbreviation,
    pluralAbbreviation: unit.pluralAbbreviation,
    useAbbreviation: unit.useAbbreviation,
    fraction: unit.fraction,
  },
  food: food && { id: food.id, name: food.name, pluralName: food.pluralName },
  referencedRecipe: referencedRecipe && {
    id: referencedRecipe.id,
    name: referencedRecipe.name,
    slug: referencedRecipe.slug,
  },
});

/** Compressed, and as text, for the bin holds rows as JSON. */
export const packContent = (content: RecipeContent): string =>
  deflateRawSync(JSON.stringify(content)).toString('base64');

export const unpackContent = (packed: string): RecipeContent =>
  withReferences(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()));

/** Versions of before lines could ask for a recipe say nothing of it. */
const withReferences = (content: RecipeContent): RecipeContent => ({
  ...content,
  recipeIngredient: content.recipeIngredient.map((line) => ({
    ...line,
    referencedRecipe: line.referencedRecipe ?? null,
  })),
});
