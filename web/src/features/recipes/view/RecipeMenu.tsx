import type { Recipe } from '@larder/contract';
import { Button, Menu } from '@mantine/core';
import {
  IconArrowsSplit2,
  IconCopy,
  IconDots,
  IconDownload,
  IconLock,
  IconPencil,
  IconPrinter,
  IconToolsKitchen2,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useShortcut } from '../../../lib/keyboard/use-shortcut.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useMe } from '../../../lib/session/index.ts';
import { RereadDialog, RereadItem } from '../../import/index.ts';
import { useMadeThis } from '../made/use-made-this.tsx';
import { mayEdit } from '../recipes.api.ts';
import classes from './RecipeView.module.css';
import { useDownloadZip, useRemoveRecipe } from './recipe-actions.api.ts';

const DuplicateDialog = lazy(() => import('./DuplicateDialog.tsx'));

interface RecipeMenuProps {
  recipe: Recipe;
  groupSlug: string;
  isOwn: boolean;
  scale: number;
}

/** What can be done with a recipe: editing first, everything else behind three dots. Visitors can print. */
export function RecipeMenu({ recipe, groupSlug, isOwn, scale }: RecipeMenuProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'none' | 'duplicate' | 'reread'>('none');
  const download = useDownloadZip(recipe);
  const remove = useRemoveRecipe(recipe, groupSlug);
  const made = useMadeThis(recipe);
  const canEdit = mayEdit(recipe, isOwn, useMe());
  const address = { to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: recipe.slug } } as const;
  useShortcut('e', () => void navigate({ ...address, search: { edit: true } }), { enabled: canEdit });
  const close = () => setDialog('none');

  return (
    <>
      {canEdit && (
        <Button
          variant="default"
          leftSection={<IconPencil size={20} stroke={1.5} />}
          className={classes.secondary}
          renderRoot={(props) => <Link {...address} search={{ edit: true }} {...props} />}
        >
          {t('recipe.edit')}
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
            <>
              <Menu.Item leftSection={<IconToolsKitchen2 size={20} stroke={1.5} />} onClick={made.begin}>
                {t('made.this')}
              </Menu.Item>
              <Menu.Item leftSection={<IconCopy size={20} stroke={1.5} />} onClick={() => setDialog('duplicate')}>
                {t('recipe.duplicate')}
              </Menu.Item>
              <Menu.Item leftSection={<IconDownload size={20} stroke={1.5} />} onClick={download}>
                {t('recipe.download')}
              </Menu.Item>
            </>
          )}
          <Menu.Item
            leftSection={<IconPrinter size={20} stroke={1.5} />}
            renderRoot={(props) => (
              <Link {...address} search={{ print: true, ...(scale !== 1 && { scale }) }} {...props} />
            )}
          >
            {t('recipe.print')}
          </Menu.Item>
          {canEdit && recipe.orgURL && <RereadItem slug={recipe.slug} onClick={() => setDialog('reread')} />}
          {canEdit && (
            <>
              <Menu.Divider />
              <Menu.Item
                style={{ color: 'var(--error)' }}
                leftSection={<IconTrash size={20} stroke={1.5} />}
                onClick={remove}
              >
                {t('recipe.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {made.card}
      <Suspense>
        {dialog === 'reread' && <RereadDialog recipe={recipe} onClose={close} />}
        {dialog === 'duplicate' && <DuplicateDialog recipe={recipe} groupSlug={groupSlug} onClose={close} />}
      </Suspense>
    </>
  );
}
