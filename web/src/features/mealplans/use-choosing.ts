import { contract, type RecipeSummary } from '@larder/contract';
import { useRef, useState } from 'react';
import { useChange } from '../../lib/api/index.ts';
import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import type { Meal } from './plan.ts';
import type { PlanActions } from './use-plan-actions.ts';

/** A dinner is planned in two taps: a meal and a recipe for it, or a recipe and a meal for it. */
export function useChoosing(actions: PlanActions) {
  const [picked, setPicked] = useState<RecipeSummary>();
  const [chosen, setChosen] = useState<Meal>();
  // Undefined for as many as the recipe makes.
  const [servings, setServings] = useState<number>();
  const searchRef = useRef<HTMLInputElement>(null);
  const random = useChange(contract.mealplans.random, { saysDone: true, onDone: (entry) => actions.told([entry]) });
  const leave = () => {
    setPicked(undefined);
    setChosen(undefined);
    setServings(undefined);
  };
  // Choosing a meal puts the focus into the search.
  useShortcut('Escape', leave, { enabled: picked !== undefined || chosen !== undefined, whileTyping: true });
  const plan = (meal: Meal, recipe: RecipeSummary) => {
    void actions.add([{ ...meal, recipe, ...(servings !== undefined && { servings }) }]);
    leave();
  };
  return {
    picked,
    chosen,
    servings,
    setServings,
    searchRef,
    leave,
    pickMeal: (meal: Meal) => {
      if (picked) return plan(meal, picked);
      setChosen(meal);
      searchRef.current?.focus({ preventScroll: true });
    },
    pickRecipe: (recipe: RecipeSummary) => {
      if (chosen) return plan(chosen, recipe);
      setPicked(picked?.id === recipe.id ? undefined : recipe);
      setServings(undefined);
    },
    /** Any recipe that the rules allow. */
    pickAny: () => {
      if (chosen) random.mutate({ body: chosen });
      leave();
    },
  };
}
