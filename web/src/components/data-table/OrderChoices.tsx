import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useOpenOnArrival } from '../use-arrival.ts';
import type { Column, Sorting } from './columns.ts';
import { OrderChip } from './TableChips.tsx';

interface OrderChoicesProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** Opens at once. Another tap on the order that is chosen turns it round. */
export default function OrderChoices<Row>({ columns, sorting, onSort }: OrderChoicesProps<Row>) {
  const { target, menu } = useOpenOnArrival();
  const Arrow = sorting.descending ? IconArrowDown : IconArrowUp;
  return (
    <Menu {...menu} position="bottom-start">
      <Menu.Target>
        <OrderChip columns={columns} sorting={sorting} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter(({ sortBy }) => sortBy)
          .map(({ key, title }) => (
            <Menu.Item
              key={key}
              rightSection={key === sorting.by ? <Arrow size={18} aria-hidden="true" /> : null}
              onClick={() => onSort({ by: key, descending: key === sorting.by && !sorting.descending })}
            >
              {title}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
