import { IconArrowsSort } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import type { ExplorerSearch, Order } from './explorer-search.ts';

export const orderTitles = {
  createdAt: 'explorer.by-created',
  name: 'explorer.by-name',
  rating: 'explorer.by-rating',
  updatedAt: 'explorer.by-updated',
  lastMade: 'explorer.by-last-made',
  random: 'explorer.by-random',
} as const satisfies Record<Order, MessageKey>;

type Sorting = Pick<ExplorerSearch, 'orderBy' | 'orderDirection' | 'seed'>;

export interface SortMenuProps {
  search: ExplorerSearch;
  onChange: (sorting: Sorting) => void;
}

/** Undefined while a search ranks what it finds. */
export const orderOf = ({ orderBy, search }: ExplorerSearch): Order | undefined =>
  orderBy ?? (search ? undefined : 'createdAt');

export function SortChip({ search, ...rest }: { search: ExplorerSearch } & ComponentProps<'button'>) {
  const order = orderOf(search);
  return (
    <Chip opensMenu {...rest}>
      <IconArrowsSort />
      {order ? t(orderTitles[order]) : t('explorer.by-relevance')}
    </Chip>
  );
}
