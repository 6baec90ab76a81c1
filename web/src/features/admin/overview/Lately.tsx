import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Overview.module.css';
import { whatHappened } from './what-happened.ts';

/** What people of all groups did in the last days, and which backups were proven. */
export function Lately() {
  const { data: people } = useFetch(contract.adminActivity.lately);
  const { data: kept } = useFetch(contract.backups.overview);
  const happened = whatHappened(people?.items ?? [], kept?.backups ?? [], Date.now());
  if (happened.length === 0) return null;
  return (
    <aside className={classes.next} aria-labelledby="lately">
      <h2 id="lately">{t('admin.lately')}</h2>
      <ol>
        {happened.map(({ id, at, sentence, times, address }) => (
          <li key={id}>
            <span>{formatMoment(at, { weekday: 'short', hour: 'numeric', minute: '2-digit' })}</span>
            <div>
              <b dir="auto">{sentence}</b>
              {times > 1 && <small>{t('admin.lately-times', { count: times })}</small>}
              {address && <small>{t('admin.lately-from', { address })}</small>}
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
