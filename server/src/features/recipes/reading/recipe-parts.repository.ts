import type { ExpressionBuilder } from 'kysely';
import type { Dialect, Schema } from '../../../platform/database/index.ts';

type OfRecipe = ExpressionBuilder<Schema, 'recipes'>;

/** The organizers of a recipe, as a column of its row. */
export const organizersOf = (row: OfRecipe, { jsonArrayFrom }: Dialect) =>
  jsonArrayFrom(
    row
      .selectFrom('recipeOrganizers as link')
      .innerJoin('organizers', 'organizers.id', 'link.organizerId')
      .whereRef('link.recipeId', '=', 'recipes.id')
      .select(['link.kind', 'organizers.id', 'organizers.name', 'organizers.slug', 'organizers.onHand'])
      .orderBy('link.position'),
  ).as('organizers');

export const ingredientsOf = (row: OfRecipe, { jsonArrayFrom }: Dialect) =>
  jsonArrayFrom(
    row
      .selectFrom('ingredients')
      .leftJoin('units', 'units.id', 'ingredients.unitId')
      .leftJoin('foods', 'foods.id', 'ingredients.foodId')
      .whereRef('ingredients.recipeId', '=', 'recipes.id')
      .select([
        'ingredients.id',
        'ingredients.title',
        'ingredients.quantity',
        'ingredients.unitId',
        'ingredients.foodId',
        'ingredients.note',
        'ingredients.originalText',
        'units.name as unitName',
        'units.pluralName as unitPluralName',
        'units.description as unitDescription',
        'units.abbreviation as unitAbbreviation',
        'units.pluralAbbreviation as unitPluralAbbreviation',
        'units.useAbbreviation as unitUseAbbreviation',
        'units.fraction as unitFraction',
        'units.extras as unitExtras',
        'units.createdAt as unitCreatedAt',
        'units.updatedAt as unitUpdatedAt',
        'foods.name as foodName',
        'foods.pluralName as foodPluralName',
        'foods.description as foodDescription',
        'foods.onHand as foodOnHand',
        'foods.extras as foodExtras',
        'foods.createdAt as foodCreatedAt',
        'foods.updatedAt as foodUpdatedAt',
      ])
      .orderBy('ingredients.position'),
  ).as('ingredients');

export const instructionsOf = (row: OfRecipe, { jsonArrayFrom }: Dialect) =>
  jsonArrayFrom(
    row
      .selectFrom('instructions')
      .whereRef('instructions.recipeId', '=', 'recipes.id')
      .select([
        'instructions.id',
        'instructions.title',
        'instructions.summary',
        'instructions.text',
        'instructions.ingredientReferences',
      ])
      .orderBy('instructions.position'),
  ).as('instructions');
