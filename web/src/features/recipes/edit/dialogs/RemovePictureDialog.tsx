import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { t } from '../../../../lib/messages/index.ts';

export default function RemovePictureDialog({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('recipe.edit.picture-remove-title')}
      confirmLabel={t('recipe.edit.picture-remove')}
      onConfirm={remove}
    >
      {t('recipe.edit.picture-remove-text')}
    </ConfirmDialog>
  );
}
