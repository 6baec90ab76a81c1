import { Menu } from '@mantine/core';
import { IconCheck, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useOpenOnArrival } from '../../../components/use-arrival.ts';
import { t } from '../../../lib/messages/index.ts';
import { isReversible, orders, usualDirection } from './explorer-order.ts';
import { orderOf, orderTitles, SortChip, type SortMenuProps } from './SortChip.tsx';

/** A new one for each random order. */
const newSeed = () => String(Math.floor(Math.random() * 1_000_000));

/** Opens at once: it is loaded by the click that asks for it. */
export default function SortChoices({ search, isOwnOrder = false, onChange }: SortMenuProps) {
  const { target, menu } = useOpenOnArrival();
  const order = isOwnOrder ? undefined : orderOf(search);
  const direction = search.orderDirection ?? (order && usualDirection(order));
  return (
    <Menu {...menu} position="bottom-start">
      <Menu.Target>
        <SortChip search={search} isOwnOrder={isOwnOrder} ref={target} />
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
            {t(orderTitles[one])}
          </Menu.Item>
        ))}
        {order && isReversible(order) && (
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
