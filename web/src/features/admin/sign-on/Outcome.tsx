import type { ConnectionStep } from '@larder/contract';
import type { ApiError } from '../../../lib/api/index.ts';
import { ConnectionSteps } from './ConnectionSteps.tsx';
import classes from './SignOn.module.css';

/** What a test of a connection found, or why it could not begin. */
export function Outcome({ steps, error }: { steps: ConnectionStep[] | undefined; error: ApiError | null }) {
  if (error) {
    return (
      <p role="alert" className={classes.off}>
        {error.message}
      </p>
    );
  }
  return <div aria-live="polite">{steps && <ConnectionSteps steps={steps} />}</div>;
}
