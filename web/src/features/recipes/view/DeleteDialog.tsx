import { contract, type Recipe } from '@larder/contract';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

export default function DeleteDialog({
  recipe,
  groupSlug,
  onClose,
}: {
  recipe: Recipe;
  groupSlug: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const remove = useChange(contract.recipes.remove);
  const confirm = () =>
    remove.mutate(
      { params: { slug: recipe.slug } },
      {
        onSuccess: () => {
          toast.success(t('recipe.deleted', { name: recipe.name }));
          void navigate({ to: '/g/$groupSlug', params: { groupSlug }, replace: true });
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('recipe.delete-title', { name: recipe.name })}
      confirmLabel={t('recipe.delete')}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {t('recipe.delete-text')}
    </ConfirmDialog>
  );
}
