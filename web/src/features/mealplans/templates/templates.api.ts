import { contract, type PlanTemplate } from '@larder/contract';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { PlanActions } from '../use-plan-actions.ts';

/** The templates of weeks, and what is done with them. */
export function useTemplates(actions: PlanActions) {
  const { data, error, refetch } = useFetch(contract.mealplanTemplates.list, { query: { page: 1, perPage: -1 } });
  const restore = useChange(contract.bin.restore, { saysDone: true });
  const create = useChange(contract.mealplanTemplates.create, {
    saysDone: true,
    onDone: ({ name }) => toast.success(t('plan.template-saved', { name })),
  });
  const apply = useChange(contract.mealplanTemplates.apply, { saysDone: true, onDone: actions.told });
  const remove = useChange(contract.mealplanTemplates.remove, {
    saysDone: true,
    onDone: ({ id, name }) =>
      toast.undoable(t('plan.template-removed', { name }), t('action.undo'), () =>
        restore.mutate({ body: { ids: [id] } }),
      ),
  });
  const templates: PlanTemplate[] | undefined = data?.items;
  return {
    templates,
    error: templates ? null : error,
    retry: () => void refetch(),
    isPending: create.isPending || apply.isPending,
    save: (name: string, startDate: Day, endDate: Day) => create.mutate({ body: { name, startDate, endDate } }),
    apply: ({ id }: PlanTemplate, startDate: Day) => apply.mutate({ params: { templateId: id }, body: { startDate } }),
    remove: ({ id }: PlanTemplate) => remove.mutate({ params: { templateId: id } }),
  };
}
