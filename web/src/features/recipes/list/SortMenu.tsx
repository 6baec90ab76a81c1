import { OnDemand } from '../../../components/OnDemand.tsx';
import { lazy } from '../../../lib/screen/lazy.ts';
import { SortChip, type SortMenuProps } from './SortChip.tsx';

const SortChoices = lazy(() => import('./SortChoices.tsx'));

export function SortMenu(props: SortMenuProps) {
  return (
    <OnDemand button={(ask) => <SortChip search={props.search} onClick={ask} />}>
      <SortChoices {...props} />
    </OnDemand>
  );
}
