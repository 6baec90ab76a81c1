import { contract, type KnownPlanEntry, type PlanEntry, type RecipeSummary } from '@larder/contract';
import { useRef } from 'react';
import { useChange } from '../../lib/api/index.ts';
import type { Day } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { newPlaces } from './meal-order.ts';
import { type DropTarget, type NewEntry, nameOf } from './plan.ts';
import { entryFromNew, fieldsOf, formerFields, movedTo } from './plan-changes.ts';
import { longDay } from './plan-words.ts';

export type PlanActions = ReturnType<typeof usePlanActions>;

/** Everything that is done to the plan. It is shown at once, told by a toast, and can be taken back from there. */
export function usePlanActions() {
  const me = useMe();
  const recipes = useRef(new Map<string, RecipeSummary>());
  const create = useChange(contract.mealplans.createMany, {
    saysDone: true,
    optimistic: (update, { body }) => {
      const made = body.entries.map((entry) =>
        entryFromNew(entry, recipes.current.get(entry.recipeId ?? '') ?? null, me),
      );
      update.edit(contract.mealplans.list, (reply) => ({ ...reply, items: [...reply.items, ...made] }));
    },
  });
  const save = useChange(contract.mealplans.replaceMany, {
    saysDone: true,
    optimistic: (update, { body }) => {
      const changes = new Map(body.map((change) => [change.id, change]));
      const saved = (entry: PlanEntry): PlanEntry => {
        const change = changes.get(entry.id);
        if (!change) return entry;
        const recipe = change.recipeId ? recipes.current.get(change.recipeId) : undefined;
        return { ...entry, ...fieldsOf(change), ...(recipe && { recipe }) };
      };
      update.edit(contract.mealplans.list, (reply) => ({ ...reply, items: reply.items.map(saved) }));
    },
  });
  const remove = useChange(contract.mealplans.removeMany, {
    saysDone: true,
    optimistic: (update, { query }) => {
      const gone = new Set([query?.ids ?? []].flat().map(Number));
      update.edit(contract.mealplans.list, (reply) => ({
        ...reply,
        items: reply.items.filter(({ id }) => !gone.has(id)),
      }));
    },
  });
  const copy = useChange(contract.mealplans.copy, { saysDone: true });
  const restore = useChange(contract.bin.restore, { saysDone: true });

  const takeBack = (made: readonly PlanEntry[]) => remove.mutate({ query: { ids: made.map(({ id }) => id) } });
  const tell = (text: string, undo: () => void) => toast.undoable(text, t('action.undo'), undo);
  const toldOf = (made: readonly PlanEntry[]) => {
    const [first] = made;
    if (!first) return;
    const text =
      made.length === 1
        ? t('plan.added', { name: nameOf(first), day: longDay(first.date) })
        : t('plan.added-many', { count: made.length });
    tell(text, () => takeBack(made));
  };

  const add = async (entries: readonly NewEntry[]): Promise<PlanEntry[]> => {
    const body = {
      entries: entries.map(({ recipe, ...entry }) => {
        if (recipe) recipes.current.set(recipe.id, recipe);
        return { ...entry, ...(recipe && { recipeId: recipe.id }) };
      }),
    };
    const made = await create.mutateAsync({ body }).catch(() => []);
    toldOf(made);
    return made;
  };

  /** @param text what is told of it; nothing where the change is seen where it was made */
  const change = async (
    entry: PlanEntry,
    fields: Omit<KnownPlanEntry, 'id'>,
    text?: string,
    recipe?: RecipeSummary,
  ) => {
    for (const known of [recipe, entry.recipe]) if (known) recipes.current.set(known.id, known);
    const former = formerFields(entry, fields);
    const saved = await save.mutateAsync({ body: [{ id: entry.id, ...fields }] }).catch(() => undefined);
    if (saved && text) tell(text, () => save.mutate({ body: [{ id: entry.id, ...former }] }));
  };

  return {
    add,
    change,
    /** What was made by another call is told of, and taken back, in the same way. */
    told: toldOf,
    move: (entry: PlanEntry, target: DropTarget) => {
      const fields = movedTo(entry, target);
      if (fields) void change(entry, fields, t('plan.moved', { name: nameOf(entry), day: longDay(target.date) }));
    },
    /** Puts the entries of a meal in this order. */
    order: async (meal: readonly PlanEntry[]) => {
      const places = newPlaces(meal);
      if (places.length === 0) return;
      const former = meal
        .filter(({ id }) => places.some((place) => place.id === id))
        .map(({ id, position }) => ({ id, position }));
      const saved = await save.mutateAsync({ body: places }).catch(() => undefined);
      if (saved) tell(t('plan.ordered'), () => save.mutate({ body: former }));
    },
    remove: async (entries: readonly PlanEntry[]) => {
      const [first] = entries;
      if (!first) return;
      const ids = entries.map(({ id }) => id);
      const gone = await remove.mutateAsync({ query: { ids } }).catch(() => undefined);
      if (!gone) return;
      const text =
        gone.length === 1 ? t('plan.removed', { name: nameOf(first) }) : t('plan.removed-many', { count: gone.length });
      tell(text, () => restore.mutate({ body: { ids: gone.map(({ uid }) => uid) } }));
    },
    /** Plans some days once more, from another day on. */
    copyDays: async (startDate: Day, endDate: Day, to: Day) => {
      const made = await copy.mutateAsync({ body: { startDate, endDate, to } }).catch(() => undefined);
      if (made) tell(t('plan.copied', { count: made.length }), () => takeBack(made));
    },
  };
}
