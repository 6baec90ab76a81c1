import { isWebAddress } from '@larder/contract/web-address';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../../components/Dialog.tsx';
import { t } from '../../../../lib/messages/index.ts';

interface PictureAddressDialogProps {
  onTake: (url: string) => void;
  onClose: () => void;
}

export default function PictureAddressDialog({ onTake, onClose }: PictureAddressDialogProps) {
  const [url, setUrl] = useState('');
  const submit = () => {
    onTake(url.trim());
    onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      small
      title={t('recipe.edit.picture-from-address')}
      submitLabel={t('recipe.edit.picture-take')}
      onSubmit={submit}
      disabled={!isWebAddress(url.trim())}
    >
      <TextInput
        data-autofocus
        type="url"
        inputMode="url"
        label={t('recipe.edit.picture-address')}
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
