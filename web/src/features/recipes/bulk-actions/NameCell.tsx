import type { RecipeSummary } from '@larder/contract';
import { Photo } from '../../../components/Photo.tsx';
import { recipeImage } from '../../recipe-pictures/index.ts';
import classes from './NameCell.module.css';

/** A recipe in a line of the table: people know it by its picture. */
export const NameCell = ({ recipe }: { recipe: RecipeSummary }) => (
  <span className={classes.cell}>
    <Photo
      name={recipe.name}
      src={recipeImage(recipe, 'tiny-original.webp')}
      color={recipe.imageColor}
      className={classes.picture ?? ''}
    />
    <bdi className={classes.name}>{recipe.name}</bdi>
  </span>
);
