import { IconArrowsSort } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import type { Order } from './explorer-order.ts';
import type { ExplorerSearch, SearchChange } from './explorer-search.ts';

export const orderTitles = {
  createdAt: 'explorer.by-created',
  name: 'explorer.by-name',
  rating: 'explorer.by-rating',
  updatedAt: 'explorer.by-updated',
  totalMinutes: 'explorer.by-time',
  lastMade: 'explorer.by-last-made',
  notMade: 'explorer.by-not-made',
  random: 'explorer.by-random',
} as const satisfies Record<Order, MessageKey>;

export interface SortMenuProps {
  search: ExplorerSearch;
  isOwnOrder?: boolean | undefined;
  onChange: (sorting: Pick<SearchChange, 'orderBy' | 'orderDirection' | 'seed'>) => void;
}

/** Undefined while a search ranks what it finds. */
export const orderOf = ({ orderBy, search }: ExplorerSearch): Order | undefined =>
  orderBy ?? (search ? undefined : 'createdAt');

type SortChipProps = Pick<SortMenuProps, 'search' | 'isOwnOrder'> & ComponentProps<'button'>;

export function SortChip({ search, isOwnOrder = false, ...rest }: SortChipProps) {
  const order = orderOf(search);
  return (
    <Chip opensMenu {...rest}>
      <IconArrowsSort />
      {isOwnOrder ? t('explorer.by-own') : order ? t(orderTitles[order]) : t('explorer.by-relevance')}
    </Chip>
  );
}
