import { IconDots } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { IconButton } from '../IconButton.tsx';
import { OnDemand } from '../OnDemand.tsx';
import type { MoveMenuProps } from './MoveMenu.tsx';

const MoveMenu = lazy(() => import('./MoveMenu.tsx'));

/** Moves a row by taps: what is dragged has to go without dragging too (WCAG 2.5.7). */
export function MoveButton(props: MoveMenuProps) {
  const label = t('table.more', { name: props.name });
  return (
    <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} aria-haspopup="menu" onClick={ask} />}>
      <MoveMenu {...props} />
    </OnDemand>
  );
}
