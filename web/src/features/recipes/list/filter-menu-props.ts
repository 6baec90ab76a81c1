import type { FilterKind } from './explorer-search.ts';

export interface FilterMenuProps {
  kind: FilterKind;
  chosen: string[];
  requireAll: boolean;
  onChange: (chosen: string[], requireAll: boolean) => void;
}
