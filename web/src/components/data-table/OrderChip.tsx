import { IconArrowsSort } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Chip } from '../Chip.tsx';
import type { Column, Sorting } from './columns.ts';

interface OrderChipProps<Row> extends ComponentProps<'button'> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
}

export function OrderChip<Row>({ columns, sorting, ...rest }: OrderChipProps<Row>) {
  return (
    <Chip opensMenu {...rest}>
      <IconArrowsSort />
      {columns.find(({ key }) => key === sorting.by)?.title}
    </Chip>
  );
}
