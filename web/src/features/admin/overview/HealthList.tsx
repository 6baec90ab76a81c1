import type { HealthResult } from '@larder/contract';
import { StateSign } from '../../../components/StateSign.tsx';
import { t } from '../../../lib/messages/index.ts';
import { needsSomebody } from '../health/health.tsx';
import classes from './Overview.module.css';

/** What needs nobody, in a line each. */
export function HealthList({ checks }: { checks: HealthResult[] }) {
  const fine = checks.filter((check) => !needsSomebody(check));
  return (
    <section className={classes.fine} aria-label={t('admin.others-fine', { count: fine.length })}>
      {fine.length < checks.length && <h2>{t('admin.others-fine', { count: fine.length })}</h2>}
      <ul className={classes.checks}>
        {fine.map(({ id, name, status, sentence }) => (
          <li key={id}>
            <StateSign status={status} />
            <div>
              <b>{name}</b>
              <small>{sentence}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
