import { type AdminGroup, contract } from '@larder/contract';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

interface GroupDialogProps {
  /** A new one is made without. */
  group: AdminGroup | undefined;
  onClose: () => void;
  onSaved: () => void;
}

export default function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const [name, setName] = useState(group?.name ?? '');
  const [isPrivate, setIsPrivate] = useState(group?.preferences.privateGroup ?? false);
  const onDone = () => {
    toast.success(t('settings.saved'));
    onSaved();
    onClose();
  };
  const create = useChange(contract.adminGroups.create, { quiet: true, onDone });
  const change = useChange(contract.adminGroups.change, { quiet: true, onDone });
  const error = create.error ?? change.error;
  const save = () => {
    if (!group) return create.mutate({ body: { name } });
    // Whoever opens a household means its recipes too.
    const isChanged = isPrivate !== group.preferences.privateGroup;
    const preferences = isChanged ? { privateGroup: isPrivate, recipePublic: !isPrivate } : undefined;
    return change.mutate({ params: { itemId: group.id }, body: { name, preferences } });
  };
  return (
    <FormDialog
      opened
      title={group ? t('admin.edit-group', { name: group.name }) : t('admin.add-group')}
      submitLabel={group ? t('action.save') : t('admin.add-group-confirm')}
      busy={create.isPending || change.isPending}
      disabled={name.trim() === ''}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <FormNotice error={error} />
        <TextInput
          label={t('admin.group-name')}
          data-autofocus
          error={error?.fields['name']}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {group && (
          <Switch
            label={t('admin.group-private-switch')}
            checked={isPrivate}
            onChange={(event) => setIsPrivate(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
