import { contract, type Delivery, type NotifierEvent } from '@larder/contract';
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { formatAgo } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Notifications.module.css';

const icons = { waiting: IconClock, arrived: IconCheck, failed: IconX };

/** The last messages to one target, and how it went with each. */
export function DeliveryList({ targetId, action }: { targetId: string; action?: ReactNode }) {
  const { data, error, refetch } = useFetch(contract.deliveries.list, { query: { targetId } });
  return (
    <section className={classes.deliveries} aria-labelledby="deliveries">
      <header>
        <h3 id="deliveries">{t('notify.deliveries')}</h3>
        {action}
      </header>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={3} height={64} />}
      {data?.length === 0 && <p className={classes.hint}>{t('notify.no-deliveries')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { state, attempts, subject, createdAt } = delivery;
  // Arrived, but not at once: worth a look.
  const isSlow = state === 'arrived' && attempts > 1;
  const Sign = isSlow ? IconAlertTriangle : icons[state];
  return (
    <li className={classes.delivery}>
      <span className={classes.sign} data-state={isSlow ? 'slow' : state}>
        <Sign size={18} aria-hidden="true" />
      </span>
      <div>
        <b>{titleOf(delivery)}</b>
        <small>{[subject, formatAgo(createdAt), attemptsOf(delivery)].filter((part) => part !== '').join(' · ')}</small>
      </div>
      <span className={classes.outcome}>{outcomeOf(delivery)}</span>
    </li>
  );
}

const titleOf = ({ target, event }: Delivery): string => {
  if (event === 'testMessage') return t('notify.test');
  if (target === 'webhook') return t('notify.plan-of-day');
  return target === 'notifier' ? t(`notify.title.${event as NotifierEvent}`) : t('notify.recipe-sent');
};

const attemptsOf = ({ state, attempts }: Delivery): string =>
  attempts > 1 || state === 'waiting' ? t('notify.attempts', { state, count: attempts }) : '';

const outcomeOf = ({ state, httpStatus, milliseconds, problem }: Delivery): string => {
  if (problem && problem !== 'status') return t(`notify.problem.${problem}`);
  if (state === 'waiting' && !problem) return t('notify.waiting');
  const time = milliseconds ?? 0;
  return httpStatus === null ? t('notify.arrived-in', { time }) : t('notify.answered', { status: httpStatus, time });
};
