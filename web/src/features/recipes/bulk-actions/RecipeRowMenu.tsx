import type { RecipeSummary } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import type { AskedOfRecipe } from '../actions/RecipeDialog.tsx';
import { useRecipeActions } from '../actions/use-recipe-actions.ts';
import { mayEdit, useRecipe } from '../recipes.api.ts';

interface RecipeRowMenuProps {
  recipe: RecipeSummary;
  groupSlug: string;
  onAsk: (asked: AskedOfRecipe) => void;
}

/** What can be done with one recipe of the table: the same as with its card. */
export function RecipeRowMenu({ recipe, groupSlug, onAsk }: RecipeRowMenuProps) {
  const me = useMe();
  const { data: whole } = useRecipe(recipe.slug);
  const canEdit = whole === undefined || mayEdit(whole, true, me);
  const { about, away, end } = useRecipeActions(recipe, { isOwn: true, canEdit });
  const params = { groupSlug, recipeSlug: recipe.slug };
  return (
    <>
      <Menu.Item
        leftSection={<IconExternalLink size={20} stroke={1.5} />}
        renderRoot={(props) => <Link to="/g/$groupSlug/r/$recipeSlug" params={params} {...props} />}
      >
        {t('recipe-data.open')}
      </Menu.Item>
      <ActionItems actions={about} params={params} onAsk={onAsk} />
      <Menu.Divider />
      <ActionItems actions={away} params={params} onAsk={onAsk} />
      {end.length > 0 && <Menu.Divider />}
      <ActionItems actions={end} params={params} onAsk={onAsk} />
    </>
  );
}
