import { Menu } from '@mantine/core';
import {
  IconCategory,
  IconDownload,
  IconExternalLink,
  IconPencil,
  IconSettings,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BulkAction } from '../../../components/data-table/index.ts';
import { t } from '../../../lib/messages/index.ts';
import type { Asked } from './AskedDialog.tsx';

/** What can be done with many recipes at once. */
export function bulkActions(ask: (asked: Asked) => void): BulkAction[] {
  const about = (what: 'tags' | 'categories' | 'settings' | 'delete' | 'export') => (slugs: string[]) =>
    ask({ what, slugs });
  return [
    { icon: IconTag, title: t('recipe-data.tag'), run: about('tags') },
    { icon: IconCategory, title: t('recipe-data.categorize'), run: about('categories') },
    { icon: IconSettings, title: t('recipe-data.settings'), run: about('settings') },
    { icon: IconDownload, title: t('recipe-data.export'), run: about('export') },
    { icon: IconTrash, title: t('recipe-data.delete'), isDangerous: true, run: about('delete') },
  ];
}

/** What can be done with one recipe. */
export function RecipeRowMenu({
  params,
  onDelete,
}: {
  params: { groupSlug: string; recipeSlug: string };
  onDelete: () => void;
}) {
  const recipe = '/g/$groupSlug/r/$recipeSlug';
  return (
    <>
      <Menu.Item
        leftSection={<IconExternalLink />}
        renderRoot={(props) => <Link to={recipe} params={params} {...props} />}
      >
        {t('recipe-data.open')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPencil />}
        renderRoot={(props) => <Link to={recipe} params={params} search={{ edit: true }} {...props} />}
      >
        {t('data.edit')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="error" leftSection={<IconTrash />} onClick={onDelete}>
        {t('recipe-data.delete')}
      </Menu.Item>
    </>
  );
}
