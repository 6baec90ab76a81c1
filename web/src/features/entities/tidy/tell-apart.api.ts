import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { AnyKind } from '../data-kind.ts';

/** Says for everybody of the group that two are not the same; the toast takes it back. */
export function useTellApart(kind: AnyKind) {
  const takeBack = useTakeBack(kind);
  const { mutate } = useChange(kind.endpoints.tellApart, {
    optimistic: (update, { params }) =>
      update.edit(kind.endpoints.duplicates, (sets) =>
        sets
          .map((set) => {
            const isOf = set.keep.id === params.itemId;
            return isOf ? { ...set, others: set.others.filter(({ id }) => id !== params.otherId) } : set;
          })
          .filter(({ others }) => others.length > 0),
      ),
    onDone: ({ one, other }) =>
      toast.undoable(t('data.not-the-same-done'), t('action.undo'), () => takeBack(one.id, other.id)),
  });
  return (itemId: string, otherId: string) => mutate({ params: { itemId, otherId } });
}

export function useTakeBack(kind: AnyKind) {
  const { mutate } = useChange(kind.endpoints.mayBeTheSame);
  return (itemId: string, otherId: string) => mutate({ params: { itemId, otherId } });
}
