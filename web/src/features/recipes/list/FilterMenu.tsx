import { type ComponentProps, lazy } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import type { FilterKind } from './explorer-search.ts';

const FilterChoices = lazy(() => import('./FilterChoices.tsx'));

export const titles = {
  categories: 'explorer.category',
  tags: 'explorer.tag',
  tools: 'explorer.tool',
  foods: 'explorer.food',
} as const satisfies Record<FilterKind, MessageKey>;

export interface FilterMenuProps {
  kind: FilterKind;
  chosen: string[];
  requireAll: boolean;
  onChange: (chosen: string[], requireAll: boolean) => void;
}

/** A chip that opens the list of what recipes can be filtered by. */
export function FilterMenu(props: FilterMenuProps) {
  return (
    <OnDemand button={(ask) => <KindChip kind={props.kind} count={props.chosen.length} onClick={ask} />}>
      <FilterChoices {...props} />
    </OnDemand>
  );
}

export function KindChip({ kind, count, ...rest }: { kind: FilterKind; count: number } & ComponentProps<'button'>) {
  return (
    <Chip opensMenu selected={count > 0} count={count} {...rest}>
      {t(titles[kind])}
    </Chip>
  );
}
