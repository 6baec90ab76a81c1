import type { RecipeSummary } from '@larder/contract';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import { useArrived } from '../../components/use-arrival.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Panel.module.css';
import type { Meal } from './plan.ts';
import { mealOn } from './plan-words.ts';
import { RecipePanel } from './RecipePanel.tsx';

interface PickSheetProps {
  meal: Meal;
  onPick: (recipe: RecipeSummary) => void;
  onNote: () => void;
  onAny: () => void;
  onClose: () => void;
}

/** Recipes for a meal in reach of a thumb, where there is no room for them beside the plan. */
export default function PickSheet({ meal, onPick, onNote, onAny, onClose }: PickSheetProps) {
  const arrived = useArrived();
  return (
    <Drawer.Root
      opened={arrived}
      onClose={onClose}
      position="bottom"
      classNames={{ content: classes.sheet ?? '' }}
      size="86dvh"
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('plan.add-to', { meal: mealOn(meal) })}>
        <Drawer.Body className={classes.sheetBody}>
          <IconButton icon={IconX} label={t('action.close')} className={classes.close} onClick={onClose} />
          <RecipePanel
            chosen={meal}
            picked={undefined}
            onPick={onPick}
            onLeave={onClose}
            onNote={onNote}
            onAny={onAny}
            shape="sheet"
          />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
