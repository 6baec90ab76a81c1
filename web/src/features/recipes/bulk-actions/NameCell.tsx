import type { RecipeSummary } from '@larder/contract';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import classes from './NameCell.module.css';

/** A recipe in a line of the table: people know it by its picture. */
export const NameCell = ({ recipe }: { recipe: RecipeSummary }) => (
  <span className={classes.cell}>
    <RecipePhoto recipe={recipe} className={classes.picture} />
    <bdi className={classes.name}>{recipe.name}</bdi>
  </span>
);
