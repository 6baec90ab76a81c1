import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { BooksLeftEmpty } from '../cookbooks/index.ts';
import classes from './OrganizerScreen.module.css';
import { type OrganizerName, type OrganizerRow, useRemoveOrganizer } from './organizers.api.ts';

/** Asks before a category, tag or tool is taken from all its recipes. */
export default function RemoveDialog({
  kind,
  organizer,
  onClose,
}: {
  kind: OrganizerName;
  organizer: OrganizerRow;
  onClose: () => void;
}) {
  const remove = useRemoveOrganizer(kind, () => {
    toast.success(t('organizers.deleted', { name: organizer.name }));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('data.delete-one', { name: organizer.name })}
      confirmLabel={t('data.delete')}
      onConfirm={() => remove.mutate({ params: { itemId: organizer.id } })}
      busy={remove.isPending}
    >
      <div className={classes.told}>
        <p>
          {organizer.references === 0
            ? t('data.delete-no-recipe')
            : t('organizers.delete-used', { count: organizer.references })}
        </p>
        <BooksLeftEmpty kind={kind} gone={[organizer.id]} />
        <p>{t('data.delete-for-good')}</p>
      </div>
    </ConfirmDialog>
  );
}
