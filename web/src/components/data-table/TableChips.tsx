import { IconArrowsSort, IconColumns3 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../lib/messages/index.ts';
import { Chip } from '../Chip.tsx';
import type { Column, Sorting } from './columns.ts';

// The buttons of menus that are loaded when they are first asked for.

export function ColumnsChip(props: ComponentProps<'button'>) {
  return (
    <Chip opensMenu {...props}>
      <IconColumns3 />
      {t('table.columns')}
    </Chip>
  );
}

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
