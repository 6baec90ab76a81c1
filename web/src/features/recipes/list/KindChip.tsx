import type { ComponentProps } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { t } from '../../../lib/messages/index.ts';
import type { FilterKind } from './explorer-search.ts';
import { kindTitles } from './filter-words.ts';

export interface KindChoice {
  kind: FilterKind;
  chosen: string[];
  requireAll: boolean;
  onChange: (chosen: string[], requireAll: boolean) => void;
}

/** What is chosen stands beside it, in chips of its own. */
export function KindChip({ kind, ...rest }: { kind: FilterKind } & ComponentProps<'button'>) {
  return (
    <Chip opensMenu {...rest}>
      {t(kindTitles[kind])}
    </Chip>
  );
}
