import type { SavedFilter } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../../components/Dialog.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { type ExplorerSearch, filterSettings } from '../explorer-search.ts';
import { useSaveFilter } from './saved-filters.api.ts';

interface NameFilterDialogProps {
  /** What is to be saved. */
  search: ExplorerSearch;
  /** One that gets another name instead. */
  saved?: SavedFilter;
  onClose: () => void;
}

/** Gives a filter a name. */
export default function NameFilterDialog({ search, saved, onClose }: NameFilterDialogProps) {
  const [name, setName] = useState(saved?.name ?? '');
  const { create, rename, error, isSaving } = useSaveFilter(({ name }) => {
    toast.success(t('saved-filter.saved', { name }));
    onClose();
  });
  const save = () =>
    saved ? rename(saved.id, name.trim()) : create({ body: { name: name.trim(), filter: filterSettings(search) } });
  return (
    <FormDialog
      opened
      small
      onClose={onClose}
      title={saved ? t('saved-filter.rename-title', { name: saved.name }) : t('explorer.save-filter')}
      submitLabel={t('action.save')}
      onSubmit={save}
      busy={isSaving}
      disabled={name.trim() === ''}
    >
      <TextInput
        label={t('data.name')}
        placeholder={t('saved-filter.example')}
        value={name}
        error={error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={255}
        data-autofocus
      />
    </FormDialog>
  );
}
