import { contract, type Recipe } from '@larder/contract';
import { request, useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useRestore } from '../../bin/index.ts';

/** Saves the zip of a recipe with its picture and files. */
export function useDownloadZip({ slug }: Pick<Recipe, 'slug'>) {
  return async () => {
    try {
      const { token } = await request(contract.recipes.createExportToken, { params: { slug } });
      const link = document.createElement('a');
      link.href = `/api/recipes/${encodeURIComponent(slug)}/exports/zip?token=${encodeURIComponent(token)}`;
      link.download = `${slug}.zip`;
      link.click();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t('api.unreachable'));
    }
  };
}

/** Puts a recipe in the bin at once; a button brings it back. */
export function useRemoveRecipe({ id, slug, name }: Pick<Recipe, 'id' | 'slug' | 'name'>, onRemoved?: () => void) {
  const { tellDeleted } = useRestore();
  // Heard also when the menu that asked for it is gone.
  const { mutateAsync } = useChange(contract.recipes.remove, {
    quiet: true,
    onDone: () => {
      tellDeleted(t('recipe.deleted', { name }), [id]);
      onRemoved?.();
    },
  });
  return () =>
    void mutateAsync({ params: { slug } }).catch(({ message }: Error) =>
      toast.error(t('recipe.delete-failed', { reason: message })),
    );
}
