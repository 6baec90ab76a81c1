import type { User } from '@larder/contract';
import { OnDemand } from '../../components/OnDemand.tsx';
import { lazy } from '../../lib/screen/lazy.ts';
import { AccountTarget } from './AccountTarget.tsx';

const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

/** One's own picture, with the menu behind it. */
export function AccountButton({ me }: { me: User }) {
  return (
    <OnDemand button={(ask) => <AccountTarget me={me} onClick={ask} />}>
      <AccountMenu me={me} />
    </OnDemand>
  );
}
