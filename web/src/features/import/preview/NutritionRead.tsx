import type { Nutrition } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { Nutrition as NutritionTable } from '../../recipes/index.ts';
import classes from './PreviewForm.module.css';

export function NutritionRead({ nutrition }: { nutrition: Nutrition }) {
  return Object.values(nutrition).some(Boolean) ? (
    <NutritionTable nutrition={nutrition} />
  ) : (
    <span className={classes.missing}>{t('import.preview.nutrition-later')}</span>
  );
}
