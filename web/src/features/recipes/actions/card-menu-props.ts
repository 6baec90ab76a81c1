import type { RecipeSummary } from '@larder/contract';
import type { MenuPosition } from '../../../components/use-context-menu.ts';
import type { AskedOfRecipe } from './RecipeDialog.tsx';
import type { RecipeAction } from './use-recipe-actions.ts';

export interface CardMenuProps {
  recipe: RecipeSummary;
  position: MenuPosition;
  /** Besides what can be done with any recipe; by the list that it stands in. */
  more: readonly RecipeAction[];
  onClose: () => void;
}

/** What a menu of a card shows, at the pointer or as a sheet. */
export interface CardMenuPart extends Omit<CardMenuProps, 'more'> {
  groupSlug: string;
  isOwn: boolean;
  actions: readonly RecipeAction[][];
  onAsk: (asked: AskedOfRecipe) => void;
}
