import { Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { Chip } from '../../../components/Chip.tsx';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { type ExplorerSearch, type Order, orders, usualDirection } from './explorer-search.ts';

const titles = {
  createdAt: 'explorer.by-created',
  name: 'explorer.by-name',
  rating: 'explorer.by-rating',
  updatedAt: 'explorer.by-updated',
  lastMade: 'explorer.by-last-made',
  random: 'explorer.by-random',
} as const satisfies Record<Order, MessageKey>;

/** A new one for each random order. */
const newSeed = () => String(Math.floor(Math.random() * 1_000_000));

type Sorting = Pick<ExplorerSearch, 'orderBy' | 'orderDirection' | 'seed'>;

interface SortMenuProps {
  search: ExplorerSearch;
  onChange: (sorting: Sorting) => void;
}

export function SortMenu({ search, onChange }: SortMenuProps) {
  const order = search.orderBy ?? (search.search ? undefined : 'createdAt');
  const direction = search.orderDirection ?? (order && usualDirection(order));
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Chip opensMenu>
          <IconArrowsSort size={18} stroke={1.5} aria-hidden="true" />
          {order ? t(titles[order]) : t('explorer.by-relevance')}
        </Chip>
      </Menu.Target>
      <Menu.Dropdown>
        {orders.map((one) => (
          <Menu.Item
            key={one}
            rightSection={one === order ? <IconCheck size={18} aria-hidden="true" /> : null}
            onClick={() =>
              onChange({ orderBy: one, orderDirection: undefined, seed: one === 'random' ? newSeed() : undefined })
            }
          >
            {t(titles[one])}
          </Menu.Item>
        ))}
        {order && order !== 'random' && (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={
                direction === 'asc' ? (
                  <IconSortDescending size={18} stroke={1.5} />
                ) : (
                  <IconSortAscending size={18} stroke={1.5} />
                )
              }
              onClick={() => onChange({ orderBy: order, orderDirection: direction === 'asc' ? 'desc' : 'asc' })}
            >
              {t('explorer.reverse')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
