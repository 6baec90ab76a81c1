import type { HealthResult } from '@larder/contract';
import { type Icon, IconAlertTriangle, IconCheck, IconDots, IconMinus, IconX } from '@tabler/icons-react';
import classes from './StateSign.module.css';

export type SignStatus = HealthResult['status'] | 'running';

const icons: Record<SignStatus, Icon> = {
  ok: IconCheck,
  warning: IconAlertTriangle,
  failed: IconX,
  off: IconMinus,
  running: IconDots,
};

/** How something is, as a disc with a sign: what stands beside it says the same in words. */
export function StateSign({ status, big = false }: { status: SignStatus; big?: boolean }) {
  const Sign = icons[status];
  return (
    <span className={classes.sign} data-status={status} data-big={big || undefined} aria-hidden="true">
      <Sign />
    </span>
  );
}
