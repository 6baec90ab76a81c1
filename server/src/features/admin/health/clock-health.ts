import type { HealthCheck } from '../../../platform/health/index.ts';

/** So many seconds apart, a log-in by another service is refused. */
const mostSeconds = 60;

/** Whether the server's clock agrees with that of whoever looks. */
export const clockHealth = (timeZone: string): HealthCheck => ({
  id: 'clock',
  name: 'health.clock',
  run: ({ now, clock }) => {
    const apart = clock ? Math.abs(now.getTime() - clock.getTime()) / 1000 : undefined;
    const values = { apart: Math.round((apart ?? 0) * 10) / 10, timeZone, time: now.getTime() };
    if (apart === undefined) return { status: 'ok', says: 'health.clock.alone', values };
    if (apart <= mostSeconds) return { status: 'ok', says: 'health.clock.agrees', values };
    return { status: 'warning', says: 'health.clock.differs', remedy: 'health.clock.differs-remedy', values };
  },
});
