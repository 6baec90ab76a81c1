import type { ListLabel } from '@larder/contract';
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowsSort,
  IconArrowUp,
  IconCategory,
  IconCheck,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { MenuAt } from '../../../components/MenuAt.tsx';
import type { MenuPosition } from '../../../components/use-context-menu.ts';
import { t } from '../../../lib/messages/index.ts';
import { lineOf } from '../line-of.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import type { ItemActions } from '../use-item-actions.ts';
import { keepingFocus } from './keeping-focus.ts';
import classes from './Rows.module.css';

interface ItemMenuProps {
  item: ViewedItem;
  position: MenuPosition;
  settings: ListLabel[];
  actions: ItemActions;
  onEdit: (id: string) => void;
  onArrange: () => void;
  onClose: () => void;
}

/** Everything that can be done with a row besides ticking it off. */
export default function ItemMenu({ item, position, settings, actions, onEdit, onArrange, onClose }: ItemMenuProps) {
  const [isAisles, setIsAisles] = useState(false);
  const { place, count } = actions.placeOf(item);
  const run = (act: () => void) => () => {
    position.opener.focus({ preventScroll: true });
    onClose();
    act();
  };
  const move = (steps: 1 | -1) => run(() => keepingFocus(() => actions.moveBy(item, steps)));
  const { name } = lineOf(item, []);
  return (
    <MenuAt position={position} label={t('table.more', { name })} onClose={onClose}>
      {isAisles ? (
        <>
          <Menu.Item leftSection={<IconArrowLeft className="flip" />} onClick={() => setIsAisles(false)}>
            {t('action.back')}
          </Menu.Item>
          <Menu.Divider />
          {settings.map(({ labelId, label }) => (
            <Menu.Item
              key={labelId}
              leftSection={<i className={classes.dot} style={{ backgroundColor: label.color }} />}
              rightSection={labelId === item.label?.id && <IconCheck size={18} />}
              onClick={run(() => keepingFocus(() => actions.moveToAisle(item, label)))}
            >
              {label.name}
            </Menu.Item>
          ))}
        </>
      ) : (
        <>
          <Menu.Item leftSection={<IconPencil />} onClick={run(() => onEdit(item.id))}>
            {t('shopping.edit')}
          </Menu.Item>
          {settings.length > 0 && (
            <Menu.Item leftSection={<IconCategory />} aria-haspopup="menu" onClick={() => setIsAisles(true)}>
              {t('shopping.move-to-aisle')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconArrowUp />} disabled={place === 0} onClick={move(-1)}>
            {t('shopping.move-up')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown />} disabled={place === count - 1} onClick={move(1)}>
            {t('shopping.move-down')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowsSort />} onClick={run(onArrange)}>
            {t('shopping.arrange')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="error" leftSection={<IconTrash />} onClick={run(() => actions.remove([item]))}>
            {t('shopping.remove')}
          </Menu.Item>
        </>
      )}
    </MenuAt>
  );
}
