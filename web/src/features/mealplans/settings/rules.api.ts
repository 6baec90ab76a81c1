import { contract, type PlanRule } from '@larder/contract';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

export function useRules() {
  const { data, error, refetch } = useFetch(contract.mealplanRules.list, {
    query: { page: 1, perPage: -1, orderBy: 'createdAt', orderDirection: 'asc' },
  });
  const rules: PlanRule[] | undefined = data?.items;
  return { rules, error: rules ? null : error, retry: () => void refetch() };
}

/** Takes a rule away, with a toast that brings it back. */
export function useRemoveRule() {
  const restore = useChange(contract.bin.restore, { saysDone: true });
  const { mutate } = useChange(contract.mealplanRules.remove, {
    saysDone: true,
    optimistic: (update, { params }) =>
      update.edit(contract.mealplanRules.list, (reply) => ({
        ...reply,
        items: reply.items.filter(({ id }) => id !== params.ruleId),
      })),
    onDone: ({ id }) =>
      toast.undoable(t('plan.rule-removed'), t('action.undo'), () => restore.mutate({ body: { ids: [id] } })),
  });
  return (rule: PlanRule) => mutate({ params: { ruleId: rule.id } });
}
