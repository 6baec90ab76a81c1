import type { PlanEntry, RecipeSummary } from '@larder/contract';
import type { Asked } from './asked.ts';
import type { Meal } from './plan.ts';
import type { PlanActions } from './use-plan-actions.ts';

/** What views of the plan show of what one is about to do, and what they tell. */
export interface PlanHandlers {
  /** The recipe that is planned by a tap on a meal. */
  picked: RecipeSummary | undefined;
  /** The meal that is planned by a tap on a recipe. */
  chosen: Meal | undefined;
  onPickMeal: (meal: Meal) => void;
  onOpen: (entry: PlanEntry) => void;
  onAsk: (asked: Asked) => void;
  actions: PlanActions;
}
