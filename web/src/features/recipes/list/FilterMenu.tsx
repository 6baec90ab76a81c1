import { OnDemand } from '../../../components/OnDemand.tsx';
import { lazy } from '../../../lib/screen/lazy.ts';
import { type FilterMenuProps, KindChip } from './KindChip.tsx';

const FilterChoices = lazy(() => import('./FilterChoices.tsx'));

/** A chip that opens the list of what recipes can be filtered by. */
export function FilterMenu(props: FilterMenuProps) {
  return (
    <OnDemand button={(ask) => <KindChip kind={props.kind} count={props.chosen.length} onClick={ask} />}>
      <FilterChoices {...props} />
    </OnDemand>
  );
}
