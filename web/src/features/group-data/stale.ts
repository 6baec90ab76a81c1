import { contract, type Endpoint } from '@larder/contract';

/** What shows the names of foods, units and organizers, and so is no longer true once one of them changes. */
export const staleWithNames: readonly Endpoint[] = [
  contract.recipes.list,
  contract.recipes.get,
  contract.merges.list,
  contract.foods.list,
  contract.foods.duplicates,
  contract.foods.differentPairs,
  contract.cookbooks.list,
  contract.cookbooks.get,
  contract.cookbooks.preview,
  contract.ingredients.corrections,
];
