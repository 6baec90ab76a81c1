import { contract } from '@larder/contract';
import { Link, linkOptions } from '@tanstack/react-router';
import { SettingSection } from '../../components/Settings.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Household.module.css';

const counted = [
  { key: 'totalRecipes', label: 'nav.recipes', link: linkOptions({ to: '/g/$groupSlug' }) },
  { key: 'totalCategories', label: 'nav.categories', link: linkOptions({ to: '/g/$groupSlug/recipes/categories' }) },
  { key: 'totalTags', label: 'nav.tags', link: linkOptions({ to: '/g/$groupSlug/recipes/tags' }) },
  { key: 'totalTools', label: 'nav.tools', link: linkOptions({ to: '/g/$groupSlug/recipes/tools' }) },
] as const;

/** How much the household has of what, each with the way there; its members stand above. */
export function GroupStatistics({ groupSlug }: { groupSlug: string }) {
  const { data, error } = useFetch(contract.statistics.counts);
  if (error && !data) return null;
  return (
    <SettingSection id="statistics" title={t('household.statistics')} hint={t('household.statistics-hint')}>
      {!data && <SkeletonRows count={1} height={48} />}
      {data && (
        <dl className={classes.counts}>
          {counted.map(({ key, label, link }) => (
            <div key={key}>
              <dt>
                <Link {...link} params={{ groupSlug }}>
                  {t(label)}
                </Link>
              </dt>
              <dd>{formatNumber(data[key])}</dd>
            </div>
          ))}
        </dl>
      )}
    </SettingSection>
  );
}
