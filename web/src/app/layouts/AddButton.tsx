import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './AddButton.module.css';
import { usePlaces } from './use-places.ts';

const AddMenu = lazy(() => import('./AddMenu.tsx'));

/** In the top bar from a tablet up; on a phone a round button above the bar at the bottom. */
export function AddButton() {
  const { toAdd } = usePlaces();
  if (toAdd.length === 0) return null;
  return (
    <OnDemand button={(ask) => <AddTarget onClick={ask} />}>
      <AddMenu ways={toAdd} />
    </OnDemand>
  );
}

/** Mantine's menu hands its target a ref and attributes, which go to the button. */
export function AddTarget({ className, ...attributes }: React.ComponentProps<'button'>) {
  return (
    <Button
      {...attributes}
      className={[classes.add, className].filter(Boolean).join(' ')}
      aria-haspopup="menu"
      aria-label={t('nav.add')}
      leftSection={<IconPlus size={18} />}
    >
      <span className={classes.word}>{t('nav.add-short')}</span>
    </Button>
  );
}
