import { contract, type EntryType, type MealSuggestion } from '@larder/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

/** Suggestions for the meals of some days that nobody has planned; each can be exchanged. */
export function useSuggestions(startDate: Day, endDate: Day, entryType: EntryType) {
  const [suggestions, setSuggestions] = useState<MealSuggestion[]>();
  const [excluded, setExcluded] = useState<string[]>([]);
  const { mutateAsync, isPending, error } = useChange(contract.mealplanSuggestions.suggest, {
    quiet: true,
    saysDone: true,
  });
  const ask = (exclude: string[]) => {
    setExcluded(exclude);
    mutateAsync({ body: { startDate, endDate, entryTypes: [entryType], exclude } }).then(
      (reply) => setSuggestions(reply.suggestions),
      () => undefined,
    );
  };
  const begin = useEffectEvent(() => {
    setSuggestions(undefined);
    ask([]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days or another meal want other suggestions
  useEffect(begin, [startDate, endDate, entryType]);

  /** Another recipe for a meal, which differs from the rest. */
  const exchange = async (one: MealSuggestion) => {
    const exclude = [...excluded, one.recipe.id];
    setExcluded(exclude);
    const keep = (suggestions ?? [])
      .filter((other) => other !== one)
      .map(({ date, entryType: type, recipe }) => ({ date, entryType: type, recipeId: recipe.id }));
    const meals = [{ date: one.date, entryType: one.entryType }];
    const reply = await mutateAsync({
      body: { startDate, endDate, entryTypes: [entryType], meals, keep, exclude },
    }).catch(() => undefined);
    const found = reply?.suggestions.find(({ date }) => date === one.date);
    if (!found) {
      toast.info(t('plan.no-other'));
      return;
    }
    setSuggestions((now) => now?.map((other) => (other.date === one.date ? found : other)));
  };

  return {
    suggestions,
    isPending,
    error: suggestions ? null : error,
    exchange,
    others: () => ask([...excluded, ...(suggestions ?? []).map(({ recipe }) => recipe.id)]),
    retry: () => ask(excluded),
    /** They are planned now. */
    taken: (dates: readonly Day[]) => setSuggestions((now) => now?.filter(({ date }) => !dates.includes(date))),
  };
}
