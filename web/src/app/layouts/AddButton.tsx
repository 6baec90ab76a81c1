import { OnDemand } from '../../components/OnDemand.tsx';
import { lazy } from '../../lib/screen/lazy.ts';
import { AddTarget } from './AddTarget.tsx';
import { useNavigation } from './use-navigation.ts';

const AddMenu = lazy(() => import('./AddMenu.tsx'));

/** In the top bar from a tablet up; on a phone a round button above the bar at the bottom. */
export function AddButton() {
  const { toAdd } = useNavigation();
  if (toAdd.length === 0) return null;
  return (
    <OnDemand button={(ask) => <AddTarget onClick={ask} />}>
      <AddMenu ways={toAdd} />
    </OnDemand>
  );
}
