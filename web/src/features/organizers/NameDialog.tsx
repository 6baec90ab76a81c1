import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { type OrganizerName, useSaveOrganizer } from './organizers.api.ts';

interface NameDialogProps {
  kind: OrganizerName;
  /** What the new one is called at first. */
  suggestion: string;
  onClose: () => void;
}

/** Names a new category, tag or tool. */
export default function NameDialog({ kind, suggestion, onClose }: NameDialogProps) {
  const [name, setName] = useState(suggestion);
  const { save, error, isSaving } = useSaveOrganizer(kind, () => {
    toast.success(t('data.created', { name: name.trim() }));
    onClose();
  });
  return (
    <FormDialog
      opened
      small
      onClose={onClose}
      title={t('data.new', { kind })}
      submitLabel={t('action.save')}
      onSubmit={() => save(undefined, name.trim())}
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
