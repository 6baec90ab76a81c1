import { contract, type SavedFilter } from '@larder/contract';
import { type OptimisticUpdate, useChange, useFetch } from '../../../../lib/api/index.ts';
import { t } from '../../../../lib/messages/index.ts';
import { useGroup } from '../../../../lib/session/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';

const { list, create, change, remove } = contract.savedFilters;

/** The filters that the member has given a name, on every device the same. */
export function useSavedFilters(): SavedFilter[] {
  const { isOwn } = useGroup();
  return useFetch(list, {}, { enabled: isOwn }).data ?? [];
}

/** Saves a filter under a name, or gives another name to the one with the id. */
export function useSaveFilter(onDone: (saved: SavedFilter) => void) {
  const creating = useChange(create, { quiet: true, onDone });
  const renaming = useChange(change, { quiet: true, onDone });
  return {
    create: creating.mutate,
    rename: (id: string, name: string) => renaming.mutate({ params: { filterId: id }, body: { name } }),
    error: creating.error ?? renaming.error,
    isSaving: creating.isPending || renaming.isPending,
  };
}

/** Takes a filter away at once, and saves it again for whoever asks for it in time. */
export function useRemoveFilter() {
  const restore = useChange(create);
  const removing = useChange(remove, {
    optimistic: (update: OptimisticUpdate, { params }) =>
      update.edit(list, (filters) => filters.filter(({ id }) => id !== params.filterId)),
    onDone: ({ name, filter }) =>
      toast.undoable(t('saved-filter.deleted', { name }), t('action.undo'), () =>
        restore.mutate({ body: { name, filter } }),
      ),
  });
  return ({ id }: SavedFilter) => removing.mutate({ params: { filterId: id } });
}
