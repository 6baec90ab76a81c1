import { Menu } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import { useSourcePage } from '../import.api.ts';

/** In the menu of a recipe whose page the server has stored. */
export function RereadItem({ slug, onClick }: { slug: string; onClick: () => void }) {
  const { data: page } = useSourcePage(slug);
  if (!page) return null;
  return (
    <Menu.Item leftSection={<IconRefresh size={20} stroke={1.5} />} onClick={onClick}>
      {t('import.reread.menu')}
    </Menu.Item>
  );
}
