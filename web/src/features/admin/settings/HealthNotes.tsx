import type { HealthResult } from '@larder/contract';
import { IconAlertTriangle, IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import classes from './Settings.module.css';

const signs = { ok: IconCheck, warning: IconAlertTriangle, failed: IconX, off: IconMinus };

/** Whether what these settings say works, a line each, and what to do where it does not. */
export const HealthNotes = ({ checks }: { checks: HealthResult[] }) => (
  <ul className={classes.notes}>
    {checks.map(({ id, status, sentence, remedy, setting }) => {
      const Sign = signs[status];
      return (
        <li key={id} data-status={status}>
          <Sign aria-hidden="true" />
          <div>
            <span>{sentence}</span>
            {remedy && <p>{remedy}</p>}
            {setting && <code dir="ltr">{setting}</code>}
          </div>
        </li>
      );
    })}
  </ul>
);
