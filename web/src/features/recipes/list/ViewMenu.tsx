import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import type { ViewMenuProps } from './remembered-order.ts';

const ViewChoices = lazy(() => import('./ViewChoices.tsx'));

/** How recipes are shown: as pictures or in a list, with or without what they say of themselves. */
export function ViewMenu(props: ViewMenuProps) {
  const icon = props.taste.useMobileCards ? IconList : IconLayoutGrid;
  return (
    <OnDemand
      button={(ask) => <IconButton icon={icon} label={t('explorer.view')} aria-haspopup="menu" onClick={ask} />}
    >
      <ViewChoices {...props} />
    </OnDemand>
  );
}
