import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { addressOf } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';

/** Fetches the archive of what one has made and said. */
export function DataButton() {
  return (
    <Button
      variant="default"
      component="a"
      href={addressOf(contract.ownAccount.data)}
      download
      leftSection={<IconDownload size={18} />}
    >
      {t('own-account.download')}
    </Button>
  );
}
