import { memo } from 'react';
import { useContextMenu } from '../../../components/use-context-menu.ts';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { CardMenuButton } from './CardMenuButton.tsx';
import type { RecipeItemProps } from './RecipeCard.tsx';
import classes from './RecipeListItem.module.css';
import { RecipeRow } from './RecipeRow.tsx';
import { selectingByClick } from './selection/selecting-by-click.ts';
import { Tick } from './selection/Tick.tsx';

/** A recipe in the compact list: its line, its heart and its menu. */
export const RecipeListItem = memo(function RecipeListItem({
  recipe,
  isOwn,
  onMenu,
  isSelected,
  onSelect,
  ...row
}: RecipeItemProps) {
  const menu = useContextMenu((position) => onMenu(recipe, position), linkIn);
  const isSelecting = isSelected !== undefined;
  return (
    <article
      className={classes.item}
      data-selecting={isSelecting || undefined}
      data-selected={isSelected || undefined}
      {...(!isSelecting && menu)}
      {...(isOwn && !isSelecting && selectingByClick(recipe.slug, onSelect))}
    >
      <RecipeRow
        recipe={recipe}
        {...row}
        isInert={isSelecting}
        buttons={
          isSelecting ? (
            <Tick recipe={recipe} isSelected={isSelected} onSelect={onSelect} />
          ) : (
            <>
              {isOwn && <FavoriteButton recipe={recipe} inLine />}
              <CardMenuButton recipe={recipe} onMenu={onMenu} />
            </>
          )
        }
      />
    </article>
  );
});

const linkIn = (item: HTMLElement) => item.querySelector('a');
