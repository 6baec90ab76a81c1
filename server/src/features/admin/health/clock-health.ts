import type { HealthCheck } from '../../../platform/health/index.ts';
import { clockToleranceInSeconds } from '../../../platform/sign-on/index.ts';

/** Seconds: more than a machine that keeps its time is ever off. */
const mostSeconds = 60;

/** Whether the server's clock agrees with that of whoever looks. */
export const clockHealth = (timeZone: string): HealthCheck => ({
  id: 'clock',
  name: 'health.clock',
  run: ({ now, clock }) => {
    const apart = clock ? Math.abs(now.getTime() - clock.getTime()) / 1000 : undefined;
    const minutes = clockToleranceInSeconds / 60;
    const values = { apart: Math.round((apart ?? 0) * 10) / 10, minutes, timeZone, time: now.getTime() };
    if (apart === undefined) return { status: 'ok', says: 'health.clock.alone', values };
    if (apart <= mostSeconds) return { status: 'ok', says: 'health.clock.agrees', values };
    const status = apart > clockToleranceInSeconds ? 'failed' : 'warning';
    return { status, says: 'health.clock.differs', remedy: 'health.clock.differs-remedy', values };
  },
});
