import { contract, type Recipe, type RecipeAction } from '@larder/contract';
import { mergedAddress } from '@larder/kitchen';
import { Menu } from '@mantine/core';
import { IconBolt, IconExternalLink } from '@tabler/icons-react';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';

interface RecipeActionItemsProps {
  recipe: Recipe;
  groupSlug: string;
  scale: number;
}

/** What the household has added to do with every recipe, as entries of its menu. */
export function RecipeActionItems({ recipe, groupSlug, scale }: RecipeActionItemsProps) {
  const { data } = useFetch(contract.recipeActions.list, { query: { perPage: -1 } });
  const trigger = useChange(contract.recipeActions.trigger);
  if (!data || data.items.length === 0) return null;
  const send = async ({ id, title }: RecipeAction) => {
    const params = { itemId: id, recipeSlug: recipe.slug };
    try {
      await trigger.mutateAsync({ params, body: { recipeScale: scale } });
      toast.success(t('recipe-actions.sent', { title }));
    } catch {
      // The call has told why.
    }
  };
  const addressOf = ({ url }: RecipeAction) =>
    mergedAddress(url, {
      id: recipe.id,
      slug: recipe.slug,
      url: `${window.location.origin}/g/${groupSlug}/r/${recipe.slug}`,
      servings: String((recipe.recipeServings ?? 0) * scale),
    });
  return (
    <>
      <Menu.Divider />
      {data.items.map((action) =>
        action.actionType === 'link' ? (
          <Menu.Item
            key={action.id}
            leftSection={<IconExternalLink size={20} stroke={1.5} />}
            component="a"
            href={addressOf(action)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {action.title}
          </Menu.Item>
        ) : (
          <Menu.Item
            key={action.id}
            leftSection={<IconBolt size={20} stroke={1.5} />}
            onClick={() => void send(action)}
          >
            {action.title}
          </Menu.Item>
        ),
      )}
    </>
  );
}
