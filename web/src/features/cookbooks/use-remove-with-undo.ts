import type { Cookbook } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import { useRestore } from '../bin/index.ts';
import { useRemoveCookbook } from './cookbooks.api.ts';

/** Takes a book away at once, and brings the same book back to its position for whoever asks for it in time. */
export function useRemoveWithUndo() {
  const remove = useRemoveCookbook();
  const { tellDeleted } = useRestore();
  return ({ id, name }: Cookbook) =>
    remove.mutate({ params: { itemId: id } }, { onSuccess: () => tellDeleted(t('cookbook.deleted', { name }), [id]) });
}
