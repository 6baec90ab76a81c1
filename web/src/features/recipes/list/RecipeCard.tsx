import type { RecipeSummary } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Photo } from '../../../components/Photo.tsx';
import { atLeast } from '../../../lib/screen/media.ts';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { RecipeFacts } from '../shared/RecipeFacts.tsx';
import { recipeImage, recipeImageSet } from '../shared/recipe-image.ts';
import classes from './RecipeCard.module.css';

interface RecipeCardProps {
  recipe: RecipeSummary;
  groupSlug: string;
  /** Hearts are for members of the group. */
  isOwn: boolean;
  /** On the first screen. */
  important: boolean;
}

/** Two columns on a phone, up to five on a wide screen. */
const widths = `${atLeast('xl')} 18vw, ${atLeast('lg')} 20vw, ${atLeast('sm')} 30vw, 46vw`;

/** The picture is the card: name and one line of facts below it. */
export const RecipeCard = memo(function RecipeCard({ recipe, groupSlug, isOwn, important }: RecipeCardProps) {
  return (
    <article className={classes.card}>
      <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: recipe.slug }} className={classes.link}>
        <Photo
          name={recipe.name}
          src={recipeImage(recipe, 'tiny-original.webp')}
          srcSet={recipeImageSet(recipe)}
          sizes={widths}
          color={recipe.imageColor}
          important={important}
          className={classes.picture ?? ''}
        />
        <h2 className={classes.name} data-written>
          {recipe.name}
        </h2>
        <RecipeFacts recipe={recipe} />
      </Link>
      {isOwn && <FavoriteButton recipe={recipe} />}
    </article>
  );
});
