import type { Cookbook } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { draftOf, sentOf } from './cookbook-draft.ts';
import { useCreateCookbook, useRemoveCookbook } from './cookbooks.api.ts';

/** Takes a book away at once, and brings the same book back to its position for whoever asks for it in time. */
export function useRemoveWithUndo() {
  const remove = useRemoveCookbook();
  const create = useCreateCookbook();
  return (book: Cookbook) => {
    const { position } = book;
    remove.mutate(
      { params: { itemId: book.id } },
      {
        onSuccess: () =>
          toast.undoable(t('cookbook.deleted', { name: book.name }), t('action.undo'), () =>
            create.mutate({ body: { ...sentOf(draftOf(book)), position } }),
          ),
      },
    );
  };
}
