import { useState } from 'react';
import { atLeast, useMedia } from '../../../lib/screen/media.ts';
import { useGroup, useMe } from '../../../lib/session/index.ts';
import { mayEdit, useRecipe } from '../recipes.api.ts';
import { CardMenuList } from './CardMenuList.tsx';
import { CardSheet } from './CardSheet.tsx';
import type { CardMenuProps } from './card-menu-props.ts';
import { type AskedOfRecipe, RecipeDialog } from './RecipeDialog.tsx';
import { useRecipeActions } from './use-recipe-actions.ts';

/** Everything that can be done with the recipe of a card, without opening it: a menu at the pointer, on a phone a sheet. */
export default function CardMenu({ recipe, position, more, onClose }: CardMenuProps) {
  const { slug, isOwn } = useGroup();
  const me = useMe();
  const hasRoom = useMedia(atLeast('sm'));
  const [asked, setAsked] = useState<AskedOfRecipe>();
  // Whether somebody else has locked it does not stand on the card.
  const { data: whole } = useRecipe(recipe.slug);
  const canEdit = whole ? mayEdit(whole, isOwn, me) : isOwn;
  const groupSlug = slug ?? '';
  const ask = (what: AskedOfRecipe) => {
    // Where the focus is when the dialog opens, it is again when that closes.
    position.opener.focus({ preventScroll: true });
    setAsked(what);
  };
  const { about, away, end } = useRecipeActions(recipe, { isOwn, canEdit });
  if (asked) return <RecipeDialog asked={asked} recipe={recipe} groupSlug={groupSlug} onClose={onClose} />;

  const actions = [about, [...away, ...more], end].filter(({ length }) => length > 0);
  const part = { recipe, position, groupSlug, isOwn, actions, onAsk: ask, onClose };
  return hasRoom ? <CardMenuList {...part} /> : <CardSheet {...part} />;
}
