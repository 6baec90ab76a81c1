import type { SavedFilter } from '@larder/contract';
import { IconBookmark } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Chip } from '../../../../components/Chip.tsx';
import { type ExplorerSearch, isSameFilter, readExplorerSearch } from '../explorer-search.ts';
import { useSavedFilters } from './saved-filters.api.ts';

export const searchOf = ({ filter }: SavedFilter): ExplorerSearch => readExplorerSearch(filter);

/** Filters that one has saved; a tap sets one, in place of what is set. */
export function SavedFilterChips({ search }: { search: ExplorerSearch }) {
  const navigate = useNavigate();
  // The one that is set shows by its chips already.
  const others = useSavedFilters().filter((saved) => !isSameFilter(searchOf(saved), search));
  return others.map((saved) => (
    <Chip key={saved.id} onClick={() => void navigate({ to: '.', search: searchOf(saved) })}>
      <IconBookmark />
      {saved.name}
    </Chip>
  ));
}
