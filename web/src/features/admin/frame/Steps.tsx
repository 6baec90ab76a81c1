import type { ReactNode } from 'react';
import { type SignStatus, StateSign } from '../../../components/StateSign.tsx';
import classes from './Steps.module.css';

export interface Step {
  key: string;
  status: SignStatus;
  title: string;
  /** What was found, or what is to be done. */
  hint?: ReactNode;
  /** How long it took. */
  end?: string;
}

/** How far something came, one step below the other. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ key, status, title, hint, end }) => (
        <li key={key} data-status={status}>
          <StateSign status={status} />
          <div>
            <b>{title}</b>
            {hint && <small>{hint}</small>}
          </div>
          {end && <span className={classes.end}>{end}</span>}
        </li>
      ))}
    </ol>
  );
}
