import { memo } from 'react';
import { useContextMenu } from '../../../components/use-context-menu.ts';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { CardMenuButton } from './CardMenuButton.tsx';
import type { RecipeItemProps } from './RecipeCard.tsx';
import { RecipeRow } from './RecipeRow.tsx';

/** A recipe in the compact list: its line, its heart and its menu. */
export const RecipeListItem = memo(function RecipeListItem({ recipe, isOwn, onMenu, ...row }: RecipeItemProps) {
  const menu = useContextMenu((position) => onMenu(recipe, position), linkIn);
  return (
    <article {...menu}>
      <RecipeRow
        recipe={recipe}
        {...row}
        buttons={
          <>
            {isOwn && <FavoriteButton recipe={recipe} inLine />}
            <CardMenuButton recipe={recipe} onMenu={onMenu} />
          </>
        }
      />
    </article>
  );
});

const linkIn = (item: HTMLElement) => item.querySelector('a');
