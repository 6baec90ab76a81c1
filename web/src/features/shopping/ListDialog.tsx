import { contract } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useCreateList } from './use-create-list.ts';

/** Names a new list, or gives one another name. */
export default function ListDialog({ list, onClose }: { list?: { id: string; name: string }; onClose: () => void }) {
  const [name, setName] = useState(list?.name ?? '');
  const { create, isPending } = useCreateList();
  const rename = useChange(contract.shoppingLists.replace, { onDone: onClose });
  const save = () => {
    if (list) return rename.mutate({ params: { listId: list.id }, body: { name: name.trim() } });
    create(name.trim());
    onClose();
  };
  return (
    <FormDialog
      opened
      small
      onClose={onClose}
      title={t(list ? 'shopping.rename' : 'shopping.new')}
      submitLabel={t('action.save')}
      onSubmit={save}
      busy={isPending || rename.isPending}
      disabled={name.trim() === ''}
    >
      <TextInput
        label={t('shopping.name')}
        placeholder={t('shopping.name-example')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={255}
        data-autofocus
      />
    </FormDialog>
  );
}
