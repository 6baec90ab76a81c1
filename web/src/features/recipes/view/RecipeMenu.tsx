import type { Recipe } from '@larder/contract';
import { Button, Menu } from '@mantine/core';
import {
  IconArrowsSplit2,
  IconDots,
  IconDownload,
  IconHistory,
  IconLock,
  IconPencil,
  IconShoppingCart,
  IconTimelineEvent,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useShortcut } from '../../../lib/keyboard/use-shortcut.ts';
import { t } from '../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../lib/screen/media.ts';
import { useMe } from '../../../lib/session/index.ts';
import { RereadDialog, RereadItem } from '../../import/index.ts';
import { RecipeActionItems } from '../../recipe-actions/index.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import { type AskedOfRecipe, RecipeDialog } from '../actions/RecipeDialog.tsx';
import { useDownloadZip } from '../actions/recipe-actions.api.ts';
import { type RecipeAction, useRecipeActions } from '../actions/use-recipe-actions.ts';
import { useMadeThis } from '../made/use-made-this.tsx';
import { mayEdit } from '../recipes.api.ts';
import classes from './RecipeView.module.css';

interface RecipeMenuProps {
  recipe: Recipe;
  groupSlug: string;
  isOwn: boolean;
  scale: number;
}

/** What can be done with a recipe: editing first, everything else behind three dots. Visitors can print. */
export function RecipeMenu({ recipe, groupSlug, isOwn, scale }: RecipeMenuProps) {
  const navigate = useNavigate();
  // On a phone they go without their names, so that all fit beside each other.
  const hasRoom = useMedia(atLeast('sm'));
  const [dialog, setDialog] = useState<'reread' | AskedOfRecipe>();
  const download = useDownloadZip(recipe);
  const made = useMadeThis(recipe);
  const canEdit = mayEdit(recipe, isOwn, useMe());
  const { about, away, end } = useRecipeActions(recipe, {
    isOwn,
    canEdit,
    scale,
    onRemoved: () => void navigate({ to: '/g/$groupSlug', params: { groupSlug }, replace: true }),
  });
  const address = { to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: recipe.slug } } as const;
  useShortcut('e', () => void navigate({ ...address, search: { edit: true } }), { enabled: canEdit });
  const close = () => setDialog(undefined);
  const items = (actions: readonly RecipeAction[]) => (
    <ActionItems
      actions={actions.filter(({ key }) => key !== 'favorite' && key !== 'edit')}
      params={address.params}
      onAsk={setDialog}
    />
  );

  return (
    <>
      {isOwn && recipe.recipeIngredient.length > 0 && (
        <AddButton hasRoom={hasRoom} onClick={() => setDialog('shopping')} />
      )}
      {canEdit && (
        <Button
          variant="default"
          {...(hasRoom ? { className: classes.secondary } : { className: classes.moreButton, px: 0 })}
          {...(hasRoom && { leftSection: <IconPencil size={20} stroke={1.5} /> })}
          aria-label={t('recipe.edit')}
          renderRoot={(props) => <Link {...address} search={{ edit: true }} {...props} />}
        >
          {hasRoom ? t('recipe.edit') : <IconPencil size={20} stroke={1.5} />}
        </Button>
      )}
      {isOwn && !canEdit && (
        <Button
          variant="default"
          disabled
          leftSection={<IconLock size={20} stroke={1.5} />}
          className={classes.secondary}
        >
          {t('recipe.locked')}
        </Button>
      )}
      <Menu>
        <Menu.Target>
          <IconButton icon={IconDots} label={t('recipe.more')} className={classes.moreButton} />
        </Menu.Target>
        <Menu.Dropdown>
          {canEdit && recipe.recipeIngredient.length > 0 && (
            <Menu.Item
              leftSection={<IconArrowsSplit2 size={20} stroke={1.5} />}
              renderRoot={(props) => (
                <Link to="/g/$groupSlug/r/$recipeSlug/ingredient-parser" params={address.params} {...props} />
              )}
            >
              {t('understand.title')}
            </Menu.Item>
          )}
          {isOwn && (
            <Menu.Item leftSection={<IconToolsKitchen2 size={20} stroke={1.5} />} onClick={made.begin}>
              {t('made.this')}
            </Menu.Item>
          )}
          {items(about)}
          {isOwn && (
            <Menu.Item
              leftSection={<IconHistory size={20} stroke={1.5} />}
              renderRoot={(props) => (
                <Link to="/g/$groupSlug/r/$recipeSlug/history" params={address.params} {...props} />
              )}
            >
              {t('history.title')}
            </Menu.Item>
          )}
          {isOwn && (
            <Menu.Item
              leftSection={<IconTimelineEvent size={20} stroke={1.5} />}
              renderRoot={(props) => (
                <Link to="/g/$groupSlug/r/$recipeSlug/timeline" params={address.params} {...props} />
              )}
            >
              {t('timeline.title')}
            </Menu.Item>
          )}
          {isOwn && <Menu.Divider />}
          {items(away)}
          {isOwn && (
            <Menu.Item leftSection={<IconDownload size={20} stroke={1.5} />} onClick={download}>
              {t('recipe.download')}
            </Menu.Item>
          )}
          {canEdit && recipe.orgURL && <RereadItem slug={recipe.slug} onClick={() => setDialog('reread')} />}
          {isOwn && <RecipeActionItems recipe={recipe} groupSlug={groupSlug} scale={scale} />}
          {end.length > 0 && <Menu.Divider />}
          {items(end)}
        </Menu.Dropdown>
      </Menu>
      {made.card}
      {dialog === 'reread' && (
        <Suspense>
          <RereadDialog recipe={recipe} onClose={close} />
        </Suspense>
      )}
      {dialog && dialog !== 'reread' && (
        <RecipeDialog asked={dialog} recipe={recipe} groupSlug={groupSlug} scale={scale} onClose={close} />
      )}
    </>
  );
}

function AddButton({ hasRoom, onClick }: { hasRoom: boolean; onClick: () => void }) {
  const label = t('add-to-list.title');
  if (!hasRoom)
    return <IconButton icon={IconShoppingCart} label={label} className={classes.moreButton} onClick={onClick} />;
  return (
    <Button
      variant="default"
      leftSection={<IconShoppingCart size={20} stroke={1.5} />}
      className={classes.secondary}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
