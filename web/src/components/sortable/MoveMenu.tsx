import { Menu } from '@mantine/core';
import { IconArrowBarToDown, IconArrowBarToUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import { RowMenu } from '../data-table/index.ts';

export interface MoveMenuProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Where a row can go, as who drags it or moves it by keys can have it too. */
export default function MoveMenu({ name, index, count, onMove }: MoveMenuProps) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <RowMenu label={t('table.more', { name })}>
      <Menu.Item leftSection={<IconArrowUp />} disabled={isFirst} onClick={() => onMove(index - 1)}>
        {t('recipe.edit.move-up')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown />} disabled={isLast} onClick={() => onMove(index + 1)}>
        {t('recipe.edit.move-down')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowBarToUp />} disabled={isFirst} onClick={() => onMove(0)}>
        {t('recipe.edit.move-top')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowBarToDown />} disabled={isLast} onClick={() => onMove(count - 1)}>
        {t('recipe.edit.move-bottom')}
      </Menu.Item>
    </RowMenu>
  );
}
