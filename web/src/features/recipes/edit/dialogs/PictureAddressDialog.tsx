import { isWebAddress } from '@larder/contract/web-address';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../../components/Dialog.tsx';
import { t } from '../../../../lib/messages/index.ts';
import type { useChangePicture } from '../recipe-edit.api.ts';

interface PictureAddressDialogProps {
  slug: string;
  fetchFrom: ReturnType<typeof useChangePicture>['fetchFrom'];
  onClose: () => void;
}

export default function PictureAddressDialog({ slug, fetchFrom, onClose }: PictureAddressDialogProps) {
  const [url, setUrl] = useState('');
  const submit = () => fetchFrom.mutate({ params: { slug }, body: { url: url.trim() } }, { onSuccess: onClose });
  return (
    <FormDialog
      opened
      onClose={onClose}
      small
      title={t('recipe.edit.picture-from-address')}
      submitLabel={t('recipe.edit.picture-take')}
      onSubmit={submit}
      busy={fetchFrom.isPending}
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
        error={fetchFrom.error?.message}
      />
    </FormDialog>
  );
}
