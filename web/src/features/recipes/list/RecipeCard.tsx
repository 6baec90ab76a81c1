import type { RecipeSummary } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useContextMenu } from '../../../components/use-context-menu.ts';
import { atLeast } from '../../../lib/screen/media.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import type { OpenCardMenu } from '../actions/use-card-menu.tsx';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { RecipeFacts } from '../shared/RecipeFacts.tsx';
import { CardMenuButton } from './CardMenuButton.tsx';
import { Description } from './Description.tsx';
import classes from './RecipeCard.module.css';
import { selectingByClick } from './selection/selecting-by-click.ts';
import { Tick } from './selection/Tick.tsx';
import type { SelectRecipe } from './selection/use-recipe-selection.ts';

export interface RecipeItemProps {
  recipe: RecipeSummary;
  groupSlug: string;
  /** Hearts are for members of the group. */
  isOwn: boolean;
  withDescription: boolean;
  onMenu: OpenCardMenu;
  /** Undefined while nobody chooses recipes in the list. */
  isSelected: boolean | undefined;
  onSelect: SelectRecipe;
}

/** Two columns on a phone, up to five on a wide screen. */
const widths = `${atLeast('xl')} 18vw, ${atLeast('lg')} 20vw, ${atLeast('sm')} 30vw, 46vw`;

/**
 * The picture is the card: name and one line of facts below it.
 * @param important on the first screen
 */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  groupSlug,
  isOwn,
  withDescription,
  onMenu,
  isSelected,
  onSelect,
  important,
}: RecipeItemProps & { important: boolean }) {
  const menu = useContextMenu((position) => onMenu(recipe, position), linkIn);
  const isSelecting = isSelected !== undefined;
  return (
    <article
      className={classes.card}
      data-selected={isSelected || undefined}
      {...(!isSelecting && menu)}
      {...(isOwn && !isSelecting && selectingByClick(recipe.slug, onSelect))}
    >
      <Link
        to="/g/$groupSlug/r/$recipeSlug"
        params={{ groupSlug, recipeSlug: recipe.slug }}
        className={classes.link}
        inert={isSelecting}
      >
        <RecipePhoto recipe={recipe} sizes={widths} important={important} className={classes.picture} />
        <h2 className={classes.name} dir="auto">
          {recipe.name}
        </h2>
        {withDescription && <Description text={recipe.description} />}
        <RecipeFacts recipe={recipe} />
      </Link>
      {isOwn && !isSelecting && <FavoriteButton recipe={recipe} />}
      {isSelecting ? (
        <Tick recipe={recipe} isSelected={isSelected} onSelect={onSelect} />
      ) : (
        <CardMenuButton recipe={recipe} onMenu={onMenu} />
      )}
    </article>
  );
});

const linkIn = (card: HTMLElement) => card.querySelector('a');
