import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminSection } from '../frame/AdminPage.tsx';
import classes from './Maintenance.module.css';

const counted = ['users', 'groups', 'recipes', 'cookbooks', 'shoppingLists', 'apiTokens'] as const;

/** What is counted of the whole server, for its administrators alone. */
export function ServerCounts() {
  const { data } = useFetch(contract.adminAbout.analytics);
  if (!data) return null;
  return (
    <AdminSection title={t('maintenance.counts')} hint={t('maintenance.counts-hint')}>
      <dl className={classes.counts}>
        {counted.map((what) => (
          <div key={what}>
            <dt>{t('maintenance.counted', { what })}</dt>
            <dd>{formatNumber(data[what])}</dd>
          </div>
        ))}
      </dl>
    </AdminSection>
  );
}
