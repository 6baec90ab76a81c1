import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import classes from './Overview.module.css';

/** How much there is on this server. */
export function Facts() {
  const { data } = useFetch(contract.adminAbout.statistics);
  const facts: [MessageKey, number | undefined][] = [
    ['admin.recipes', data?.totalRecipes],
    ['admin.users', data?.totalUsers],
    ['admin.groups', data?.totalGroups],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, count]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{count === undefined ? '–' : formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
