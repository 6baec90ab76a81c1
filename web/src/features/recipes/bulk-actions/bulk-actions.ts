import { mostRecipesAtOnce } from '@larder/contract';
import {
  IconBooks,
  IconCalendarPlus,
  IconDownload,
  IconSettings,
  IconShoppingCart,
  IconTags,
  IconTrash,
} from '@tabler/icons-react';
import type { BulkAction } from '../../../components/data-table/index.ts';
import { t } from '../../../lib/messages/index.ts';
import type { AskedOfMany } from './AskedDialog.tsx';

/**
 * What can be done with many recipes at once, wherever they are chosen.
 * @param canOrganize settings and deleting are for those who look after the household's data
 */
export function bulkActions(
  { canOrganize }: { canOrganize: boolean },
  ask: (asked: { what: AskedOfMany; slugs: string[] }) => void,
): BulkAction[] {
  const about = (what: AskedOfMany) => (slugs: string[]) => ask({ what, slugs });
  const all: BulkAction[] = [
    { icon: IconTags, title: t('recipe-data.organize'), run: about('organize') },
    { icon: IconBooks, title: t('recipe-data.cookbook'), run: about('cookbook') },
    { icon: IconCalendarPlus, title: t('plan.add-recipe'), run: about('plan') },
    { icon: IconShoppingCart, title: t('add-to-list.title'), run: about('shopping'), most: mostRecipesAtOnce },
  ];
  if (canOrganize) all.push({ icon: IconSettings, title: t('recipe-data.settings-short'), run: about('settings') });
  all.push({ icon: IconDownload, title: t('recipe-data.export'), run: about('export') });
  if (canOrganize)
    all.push({ icon: IconTrash, title: t('recipe-data.delete'), isDangerous: true, run: about('delete') });
  return all;
}
