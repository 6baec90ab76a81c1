import { useNavigate } from '@tanstack/react-router';
import { Chip, ChipDivider, ChipRow, FilterChip } from '../../../components/Chip.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import {
  type ExplorerSearch,
  filterKinds,
  orderToRemember,
  readExplorerSearch,
  requireAllOf,
  sectionPreferences,
} from './explorer-search.ts';
import { type FilterMenuProps, KindChip } from './KindChip.tsx';
import { SortChip, type SortMenuProps } from './SortChip.tsx';

const FilterChoices = lazy(() => import('./FilterChoices.tsx'));
const SortChoices = lazy(() => import('./SortChoices.tsx'));

/** One row: order, search text, and a chip for each kind of filter. */
export function ExplorerFilters({ search, isOwn }: { search: ExplorerSearch; isOwn: boolean }) {
  const navigate = useNavigate();
  const change = (part: ExplorerSearch) => {
    sectionPreferences.change(orderToRemember(part));
    return navigate({
      to: '.',
      search: (now: ExplorerSearch) => readExplorerSearch({ ...now, ...part }),
      replace: true,
    });
  };
  return (
    <ChipRow label={t('explorer.filters')}>
      <SortMenu search={search} onChange={change} />
      <ChipDivider />
      {search.search && (
        <FilterChip
          label={t('explorer.search-text', { text: search.search })}
          onRemove={() => change({ search: undefined })}
        />
      )}
      {isOwn && (
        <Chip selected={search.favorites ?? false} onClick={() => change({ favorites: !search.favorites })}>
          {t('explorer.favorites')}
        </Chip>
      )}
      <Chip selected={search.upToAnHour ?? false} onClick={() => change({ upToAnHour: !search.upToAnHour })}>
        {t('explorer.up-to-an-hour')}
      </Chip>
      {filterKinds.map((kind) => (
        <FilterMenu
          key={kind}
          kind={kind}
          chosen={search[kind] ?? []}
          requireAll={search[requireAllOf[kind]] ?? false}
          onChange={(chosen, requireAll) => change({ [kind]: chosen, [requireAllOf[kind]]: requireAll })}
        />
      ))}
    </ChipRow>
  );
}

/** A chip that opens the list of what recipes can be filtered by. */
function FilterMenu(props: FilterMenuProps) {
  return (
    <OnDemand button={(ask) => <KindChip kind={props.kind} count={props.chosen.length} onClick={ask} />}>
      <FilterChoices {...props} />
    </OnDemand>
  );
}

function SortMenu(props: SortMenuProps) {
  return (
    <OnDemand button={(ask) => <SortChip search={props.search} onClick={ask} />}>
      <SortChoices {...props} />
    </OnDemand>
  );
}
