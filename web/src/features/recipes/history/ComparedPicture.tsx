import type { Recipe, VersionComparison } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { recipeImage } from '../../recipe-pictures/index.ts';
import classes from './History.module.css';

interface ComparedPictureProps {
  recipe: Pick<Recipe, 'id' | 'image'>;
  comparison: Pick<VersionComparison, 'before' | 'after'>;
  pictures: Record<string, string>;
}

/** The picture that was there and the one that came, side by side. */
export function ComparedPicture({ recipe, comparison: { before, after }, pictures }: ComparedPictureProps) {
  const addressOf = (image: string) => pictures[image] ?? addressIn(recipe, image);
  return (
    <div className={classes.pictures}>
      {before?.image && (
        <figure>
          <img src={addressOf(before.image)} alt={t('history.picture-before')} />
          <figcaption>
            <del>{t('history.taken-out')}</del>
          </figcaption>
        </figure>
      )}
      {after.image && (
        <figure>
          <img src={addressOf(after.image)} alt={t('history.picture-after')} />
          {before && (
            <figcaption>
              <ins>{t('history.put-in')}</ins>
            </figcaption>
          )}
        </figure>
      )}
    </div>
  );
}

/** The picture that the recipe has lies where all show it, a former one by its key. */
const addressIn = ({ id, image }: ComparedPictureProps['recipe'], wanted: string) =>
  wanted === image
    ? recipeImage({ id, image }, 'min-original.webp')
    : `/api/media/recipes/${id}/pictures/${encodeURIComponent(wanted)}/min-original.webp`;
