import { type AddedRecipes, contract, type ListRecipe, type ShoppingList } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';

/** Adds recipes of a list once more, and takes them off so that this can be undone. */
export function useRecipesOnList(list: ShoppingList) {
  const params = { listId: list.id };
  const add = useChange(contract.shoppingLists.addRecipes);
  const takeBack = useChange(contract.shoppingLists.takeBackRecipes);
  const take = async ({ recipeId, recipe }: ListRecipe, most: number) => {
    const call = { params, body: askedBy(list, recipeId, most) };
    const done = await takeBack.mutateAsync(call).catch(() => undefined);
    if (!done) return;
    toast.undoable(t('shopping.recipe-taken-off', { name: recipe.name }), t('action.undo'), () => {
      void add.mutateAsync(call).catch(() => undefined);
    });
  };
  return {
    isPending: add.isPending || takeBack.isPending,
    addOne: ({ recipeId }: ListRecipe) => add.mutate({ params, body: [{ recipeId, recipeIncrementQuantity: 1 }] }),
    takeOne: (reference: ListRecipe) => void take(reference, 1),
    takeOff: (reference: ListRecipe) => void take(reference, Number.POSITIVE_INFINITY),
  };
}

type AskedLine = NonNullable<AddedRecipes[number]['recipeIngredients']>[number];

/**
 * What a list has from a recipe at most so many times, as it would be added: what is asked for equally often goes together, but for
 * two amounts of one item, which would be one then.
 */
const askedBy = ({ listItems }: ShoppingList, recipeId: string, most: number): AddedRecipes => {
  const entries = new Map<string, { times: number; lines: AskedLine[] }>();
  for (const { recipeReferences, food, unit } of listItems) {
    let left = most;
    const parts = recipeReferences.filter((one) => one.recipeId === recipeId).reverse();
    for (const [index, part] of parts.entries()) {
      const times = Math.min(left, part.recipeScale);
      left -= times;
      if (times <= 0) continue;
      const said = part.said ?? { quantity: part.recipeQuantity, unit };
      const line = {
        quantity: said.quantity,
        unit: said.unit && { id: said.unit.id },
        food: food && { id: food.id },
        note: part.recipeNote ?? '',
      };
      const key = `${times} ${index}`;
      entries.set(key, { times, lines: [...(entries.get(key)?.lines ?? []), line] });
    }
  }
  return [...entries.values()].map(({ times, lines }) => ({
    recipeId,
    recipeIncrementQuantity: times,
    recipeIngredients: lines,
  }));
};
