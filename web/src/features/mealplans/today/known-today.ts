import { preference } from '../../../lib/preferences/preference.ts';

interface KnownToday {
  /** In px; 0 where nothing was planned; null as long as this browser has never seen it. */
  height: number | null;
}

/** How much room what is planned for today took last time, so that nothing moves when it comes again. */
export const knownToday = preference<KnownToday>('planned-today', { height: null });
