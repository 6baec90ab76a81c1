import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';

/** Beside the colours of the settings: whether a theme is chosen that wins over them, and where that is done. */
export function ThemeNote() {
  const { data } = useFetch(contract.adminThemes.list);
  const chosen = data?.items.find(({ isChosen }) => isChosen);
  return (
    <>
      {data && <p>{chosen ? t('theme.settings-note', { name: chosen.name }) : t('theme.settings-none')}</p>}
      <Button
        variant="default"
        leftSection={<IconPalette size={18} />}
        renderRoot={(props) => <Link to="/admin/themes" {...props} />}
      >
        {t('theme.open')}
      </Button>
    </>
  );
}
