import type { RecipeSummary } from '@larder/contract';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import { Photo } from '../../components/Photo.tsx';
import { t } from '../../lib/messages/index.ts';
import { recipeImage } from '../recipe-pictures/index.ts';
import classes from './Entry.module.css';

/** The recipe that a tap on a day plans. */
export function Hand({ recipe, onLeave }: { recipe: RecipeSummary; onLeave: () => void }) {
  return (
    <div className={classes.hand} role="status">
      <Photo
        name={recipe.name}
        src={recipeImage(recipe, 'tiny-original.webp')}
        color={recipe.imageColor}
        className={classes.draggedPicture ?? ''}
      />
      <span>
        <small>{t('plan.tap-day-for')}</small>
        <b dir="auto">{recipe.name}</b>
      </span>
      <IconButton icon={IconX} label={t('action.cancel')} onClick={onLeave} />
    </div>
  );
}
