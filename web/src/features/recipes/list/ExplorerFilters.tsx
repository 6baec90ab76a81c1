import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { Chip, ChipDivider, ChipRow } from '../../../components/Chip.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../../lib/screen/media.ts';
import { ChosenChips } from './ChosenChips.tsx';
import classes from './ExplorerFilters.module.css';
import {
  countFilters,
  type ExplorerSearch,
  filterKinds,
  readExplorerSearch,
  requireAllOf,
  type SearchChange,
  withoutFilters,
} from './explorer-search.ts';
import { KindChip, type KindChoice } from './KindChip.tsx';
import { orderToRemember, sectionPreferences } from './remembered-order.ts';
import { SortChip, type SortMenuProps } from './SortChip.tsx';
import { SavedFilterChips } from './saved-filters/SavedFilterChips.tsx';

const FilterChoices = lazy(() => import('./FilterChoices.tsx'));
const SortChoices = lazy(() => import('./SortChoices.tsx'));
const FiltersSheet = lazy(() => import('./filters-sheet/FiltersSheet.tsx'));

interface ExplorerFiltersProps {
  search: ExplorerSearch;
  /** As somebody has put a cookbook in order. */
  isOwnOrder?: boolean | undefined;
  isOwn: boolean;
  /** How many recipes the filters leave. */
  total: number | undefined;
  /** Whether all recipes of the household are filtered, which one can come back to from anywhere. */
  isHome: boolean;
}

/** One row: all filters behind a button, the order, what is chosen, and what one often chooses. */
export function ExplorerFilters({ search, isOwnOrder, isOwn, total, isHome }: ExplorerFiltersProps) {
  const navigate = useNavigate();
  const hasRoom = useMedia(atLeast('md'));
  const button = useRef<HTMLButtonElement>(null);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const go = (to: (now: ExplorerSearch) => ExplorerSearch) => navigate({ to: '.', search: to, replace: true });
  const change = (part: SearchChange) => {
    sectionPreferences.change(orderToRemember(part));
    void go((now) => readExplorerSearch({ ...now, ...part }));
  };
  const count = countFilters(search);
  const isFiltered = count > 0 || search.search !== undefined;
  // A chip that is taken away takes the focus with it.
  const changeChosen = (part: SearchChange) => {
    button.current?.focus();
    change(part);
  };
  const clear = () => {
    button.current?.focus();
    void go(withoutFilters);
  };

  return (
    <ChipRow label={t('explorer.filters')}>
      <Chip ref={button} opensDialog selected={count > 0} count={count} onClick={() => setSheet('open')}>
        <IconAdjustmentsHorizontal />
        {t('explorer.filters-button')}
      </Chip>
      {isFiltered && !hasRoom && <ClearAll onClick={clear} />}
      <SortMenu search={search} isOwnOrder={isOwnOrder} onChange={change} />
      {(isFiltered || hasRoom) && <ChipDivider />}
      <ChosenChips search={search} onChange={changeChosen} />
      {isFiltered && hasRoom && <ClearAll onClick={clear} />}
      {isOwn && isHome && <SavedFilterChips search={search} />}
      {hasRoom && !isFiltered && <OftenChosen isOwn={isOwn} onChange={change} />}
      {hasRoom && <FilterMenus search={search} onChange={change} />}
      {sheet !== 'never' && (
        <Suspense>
          <FiltersSheet
            opened={sheet === 'open'}
            onClose={() => setSheet('closed')}
            search={search}
            isOwn={isOwn}
            isHome={isHome}
            total={total}
            onChange={change}
            onClear={clear}
          />
        </Suspense>
      )}
    </ChipRow>
  );
}

const ClearAll = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={classes.clear} onClick={onClick}>
    {t('explorer.clear-all')}
  </button>
);

/** Filters that are one tap away, as long as nothing is set. */
function OftenChosen({ isOwn, onChange }: { isOwn: boolean; onChange: (change: SearchChange) => void }) {
  return (
    <>
      {isOwn && <Chip onClick={() => onChange({ favorites: 'own' })}>{t('explorer.favorites')}</Chip>}
      <Chip onClick={() => onChange({ readyIn: 60 })}>{t('explorer.up-to-an-hour')}</Chip>
      <Chip onClick={() => onChange({ made: 'never' })}>{t('explorer.never-made')}</Chip>
    </>
  );
}

/** A chip for each kind of what recipes can be filtered by. */
function FilterMenus({ search, onChange }: { search: ExplorerSearch; onChange: (change: SearchChange) => void }) {
  return filterKinds.map((kind) => (
    <FilterMenu
      key={kind}
      kind={kind}
      chosen={search[kind] ?? []}
      requireAll={search[requireAllOf[kind]] ?? false}
      onChange={(chosen, requireAll) => onChange({ [kind]: chosen, [requireAllOf[kind]]: requireAll })}
    />
  ));
}

/** A chip that opens the list of what recipes can be filtered by. */
function FilterMenu(choice: KindChoice) {
  return (
    <OnDemand button={(ask) => <KindChip kind={choice.kind} onClick={ask} />}>
      <FilterChoices {...choice} />
    </OnDemand>
  );
}

function SortMenu(props: SortMenuProps) {
  return (
    <OnDemand button={(ask) => <SortChip search={props.search} isOwnOrder={props.isOwnOrder} onClick={ask} />}>
      <SortChoices {...props} />
    </OnDemand>
  );
}
