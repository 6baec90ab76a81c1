import { preference } from '../../../lib/preferences/preference.ts';

/** How much room what is planned for today took last time, so that nothing moves when it comes again. */
export const knownToday = preference('planned-today', { day: '', height: 0 });
