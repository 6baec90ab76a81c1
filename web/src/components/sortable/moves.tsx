import { Menu } from '@mantine/core';
import { type Icon, IconArrowBarToDown, IconArrowBarToUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type MessageKey, t } from '../../lib/messages/index.ts';

interface Move {
  icon: Icon;
  name: MessageKey;
  to: number;
}

/** Where a row can go, a step first; a way that leads nowhere leaves it where it is. */
export const movesOf = (index: number, count: number): Move[] => [
  { icon: IconArrowUp, name: 'recipe.edit.move-up', to: Math.max(0, index - 1) },
  { icon: IconArrowDown, name: 'recipe.edit.move-down', to: Math.min(count - 1, index + 1) },
  { icon: IconArrowBarToUp, name: 'recipe.edit.move-top', to: 0 },
  { icon: IconArrowBarToDown, name: 'recipe.edit.move-bottom', to: count - 1 },
];

interface MoveItemsProps {
  index: number;
  moves: Move[];
  onMove: (to: number) => void;
}

/** The items of a menu that move its row. */
export const MoveItems = ({ index, moves, onMove }: MoveItemsProps) =>
  moves.map(({ icon: Icon, name, to }) => (
    <Menu.Item key={name} leftSection={<Icon />} disabled={to === index} onClick={() => onMove(to)}>
      {t(name)}
    </Menu.Item>
  ));
