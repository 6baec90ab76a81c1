import type { HealthResult } from '@larder/contract';
import { type Icon, IconAlertTriangle, IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import classes from './StateSign.module.css';

const icons: Record<HealthResult['status'], Icon> = {
  ok: IconCheck,
  warning: IconAlertTriangle,
  failed: IconX,
  off: IconMinus,
};

/** How something is, as a disc with a sign: what stands beside it says the same in words. */
export function StateSign({ status, big = false }: { status: HealthResult['status']; big?: boolean }) {
  const Sign = icons[status];
  return (
    <span className={classes.sign} data-status={status} data-big={big || undefined} aria-hidden="true">
      <Sign />
    </span>
  );
}
