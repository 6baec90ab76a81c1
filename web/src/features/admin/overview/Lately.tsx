import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { activitySentence } from '../../activity/index.ts';
import classes from './Overview.module.css';

/** What people did in the last days, of all groups. */
export function Lately() {
  const { data } = useFetch(contract.adminActivity.lately);
  if (!data?.items.length) return null;
  return (
    <aside className={classes.next} aria-labelledby="lately">
      <h2 id="lately">{t('admin.lately')}</h2>
      <ol>
        {data.items.map((activity) => (
          <li key={activity.id}>
            <span>{formatMoment(activity.at, { weekday: 'short', hour: 'numeric', minute: '2-digit' })}</span>
            <div>
              <b dir="auto">{activitySentence(activity)}</b>
              {activity.times > 1 && <small>{t('admin.lately-times', { count: activity.times })}</small>}
              {activity.address && <small>{t('admin.lately-from', { address: activity.address })}</small>}
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
