import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { type OrganizerName, type OrganizerRow, useSaveOrganizer } from './organizers.api.ts';

interface NameDialogProps {
  kind: OrganizerName;
  /** Undefined for a new one. */
  organizer: OrganizerRow | undefined;
  /** What a new one is called at first. */
  suggestion: string;
  onClose: () => void;
}

/** Names a new category, tag or tool, or gives one another name. */
export default function NameDialog({ kind, organizer, suggestion, onClose }: NameDialogProps) {
  const [name, setName] = useState(organizer?.name ?? suggestion);
  const { save, error, isSaving } = useSaveOrganizer(kind, () => {
    toast.success(t(organizer ? 'data.saved' : 'data.created', { name: name.trim() }));
    onClose();
  });
  return (
    <FormDialog
      opened
      small
      onClose={onClose}
      title={organizer ? t('organizers.rename-title', { name: organizer.name }) : t('data.new', { kind })}
      submitLabel={t('action.save')}
      onSubmit={() => save(organizer?.id, name.trim())}
      busy={isSaving}
      disabled={name.trim() === ''}
    >
      <TextInput
        label={t('data.name')}
        value={name}
        error={error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={255}
        data-autofocus
      />
    </FormDialog>
  );
}
