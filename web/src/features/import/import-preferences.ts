import { preference } from '../../lib/preferences/preference.ts';

export const importPreferences = preference('larder.import', {
  includeTags: false,
  /** Whether lines become amounts, units and foods on the way. */
  understand: true,
});
