import { Menu } from '@mantine/core';
import { IconAlignLeft, IconCheck, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useOpenOnArrival } from '../../../components/use-arrival.ts';
import { t } from '../../../lib/messages/index.ts';
import type { ViewMenuProps } from './remembered-order.ts';

/** Opens at once: it is loaded by the click that asks for it. */
export default function ViewChoices({ taste: { useMobileCards, showDescriptions }, onChange }: ViewMenuProps) {
  const { target, menu } = useOpenOnArrival();
  const check = (isChosen: boolean) => isChosen && <IconCheck size={18} role="img" aria-label={t('explorer.chosen')} />;
  return (
    <Menu {...menu} position="bottom-end">
      <Menu.Target>
        <IconButton ref={target} icon={useMobileCards ? IconList : IconLayoutGrid} label={t('explorer.view')} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconLayoutGrid size={20} stroke={1.5} />}
          rightSection={check(!useMobileCards)}
          onClick={() => onChange({ useMobileCards: false })}
        >
          {t('explorer.as-cards')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconList size={20} stroke={1.5} />}
          rightSection={check(useMobileCards)}
          onClick={() => onChange({ useMobileCards: true })}
        >
          {t('explorer.as-list')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconAlignLeft size={20} stroke={1.5} />}
          rightSection={check(showDescriptions)}
          onClick={() => onChange({ showDescriptions: !showDescriptions })}
        >
          {t('explorer.with-descriptions')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
