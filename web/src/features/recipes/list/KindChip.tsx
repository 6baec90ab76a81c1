import type { ComponentProps } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import type { FilterKind } from './explorer-search.ts';

export interface FilterMenuProps {
  kind: FilterKind;
  chosen: string[];
  requireAll: boolean;
  onChange: (chosen: string[], requireAll: boolean) => void;
}

export const kindTitles = {
  categories: 'explorer.category',
  tags: 'explorer.tag',
  tools: 'explorer.tool',
  foods: 'explorer.food',
} as const satisfies Record<FilterKind, MessageKey>;

export function KindChip({ kind, count, ...rest }: { kind: FilterKind; count: number } & ComponentProps<'button'>) {
  return (
    <Chip opensMenu selected={count > 0} count={count} {...rest}>
      {t(kindTitles[kind])}
    </Chip>
  );
}
