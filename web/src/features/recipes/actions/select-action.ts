import { IconCircleCheck } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import type { RecipeAction } from './use-recipe-actions.ts';

/** Begins to choose recipes in the list that this one stands in. */
export const selectAction = (run: () => void): RecipeAction => ({
  key: 'select',
  icon: IconCircleCheck,
  title: t('recipe.select'),
  shortcut: 's',
  run,
});
