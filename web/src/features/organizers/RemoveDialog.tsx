import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { t } from '../../lib/messages/index.ts';
import { useRestore } from '../bin/index.ts';
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
  const { tellDeleted } = useRestore();
  const remove = useRemoveOrganizer(kind, () => {
    tellDeleted(t('organizers.deleted', { name: organizer.name }), [organizer.id]);
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
        <p>{t('bin.goes-to', { count: 1 })}</p>
      </div>
    </ConfirmDialog>
  );
}
