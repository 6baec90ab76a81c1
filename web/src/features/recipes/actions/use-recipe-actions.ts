import type { RecipeSummary } from '@larder/contract';
import {
  type Icon,
  IconBooks,
  IconCalendarPlus,
  IconCopy,
  IconHeart,
  IconHeartOff,
  IconPencil,
  IconPrinter,
  IconShare2,
  IconShoppingCart,
  IconTags,
  IconTrash,
} from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import type { RecipeSearch } from '../recipe-search.ts';
import { useToggleFavorite } from '../recipes.api.ts';
import type { AskedOfRecipe } from './RecipeDialog.tsx';
import { useRemoveRecipe } from './recipe-actions.api.ts';

interface Named {
  key:
    | 'favorite'
    | 'edit'
    | 'organize'
    | 'cookbook'
    | 'plan'
    | 'shopping'
    | 'share'
    | 'print'
    | 'duplicate'
    | 'select'
    | 'take-out'
    | 'delete';
  icon: Icon;
  title: string;
  /** A letter that does the same while the menu is open. */
  shortcut?: string;
  isDangerous?: boolean;
}

/** Something that can be done with a recipe: at once, by a dialog, or on its page, which opens in that way. */
export type RecipeAction = Named & ({ run: () => void } | { asks: AskedOfRecipe } | { search: RecipeSearch });

interface Circumstances {
  /** Members of the recipe's group may do more than print. */
  isOwn: boolean;
  canEdit: boolean;
  /** The recipe is in the bin. */
  onRemoved?: () => void;
  scale?: number;
}

/** What can be done with a recipe, wherever it is shown: to it, with it, and to be rid of it. */
export function useRecipeActions(
  recipe: RecipeSummary,
  { isOwn, canEdit, onRemoved, scale = 1 }: Circumstances,
): Record<'about' | 'away' | 'end', RecipeAction[]> {
  const { isFavorite, toggle } = useToggleFavorite(recipe);
  const remove = useRemoveRecipe(recipe, onRemoved);
  const only = (may: boolean, ...actions: RecipeAction[]) => (may ? actions : []);
  return {
    about: [
      ...only(isOwn, {
        key: 'favorite',
        icon: isFavorite ? IconHeartOff : IconHeart,
        title: t(isFavorite ? 'recipe.no-favorite' : 'recipe.add-favorite'),
        shortcut: 'f',
        run: toggle,
      }),
      ...only(
        canEdit,
        { key: 'edit', icon: IconPencil, title: t('recipe.edit'), shortcut: 'e', search: { edit: true } },
        { key: 'organize', icon: IconTags, title: t('recipe.organize'), asks: 'organize' },
      ),
      ...only(isOwn, { key: 'cookbook', icon: IconBooks, title: t('recipe.add-to-cookbook'), asks: 'cookbook' }),
      ...only(isOwn, { key: 'plan', icon: IconCalendarPlus, title: t('plan.add-recipe'), asks: 'plan' }),
      ...only(isOwn, { key: 'shopping', icon: IconShoppingCart, title: t('add-to-list.title'), asks: 'shopping' }),
    ],
    away: [
      ...only(isOwn, { key: 'share', icon: IconShare2, title: t('share.action'), asks: 'share' }),
      {
        key: 'print',
        icon: IconPrinter,
        title: t('recipe.print'),
        search: { print: true, ...(scale !== 1 && { scale }) },
      },
      ...only(isOwn, { key: 'duplicate', icon: IconCopy, title: t('recipe.duplicate'), asks: 'duplicate' }),
    ],
    end: only(canEdit, {
      key: 'delete',
      icon: IconTrash,
      title: t('recipe.delete'),
      isDangerous: true,
      run: remove,
    }),
  };
}
