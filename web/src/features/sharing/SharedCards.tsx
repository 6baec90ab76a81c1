import type { SharedCard } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { atLeast } from '../../lib/screen/media.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import { RecipeFacts } from '../recipes/index.ts';
import classes from './SharedCards.module.css';

interface SharedCardsProps {
  recipes: readonly SharedCard[];
  groupSlug: string;
  tokenId: string;
}

const widths = `${atLeast('lg')} 18rem, ${atLeast('sm')} 30vw, 46vw`;

/** So many are on the first screen. */
const important = 6;

/** The recipes of a cookbook that is shared, each with its picture. */
export function SharedCards({ recipes, groupSlug, tokenId }: SharedCardsProps) {
  return (
    <ul className={classes.grid}>
      {recipes.map((recipe, index) => (
        <li key={recipe.id} className={classes.card}>
          <Link
            to="/g/$groupSlug/shared/c/$tokenId/r/$recipeSlug"
            params={{ groupSlug, tokenId, recipeSlug: recipe.slug }}
            className={classes.link}
          >
            <RecipePhoto recipe={recipe} sizes={widths} important={index < important} className={classes.picture} />
            <h2 className={classes.name} dir="auto">
              {recipe.name}
            </h2>
            <RecipeFacts recipe={{ ...recipe, rating: null }} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
