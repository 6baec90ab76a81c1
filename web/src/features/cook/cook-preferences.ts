import { preference } from '../../lib/preferences/preference.ts';

/** How large the words are, and how far one has come in each recipe: remembered on this device only. */
export const cookPreferences = preference<{ textScale: number; steps: Record<string, number> }>('cook-preferences', {
  textScale: 1,
  steps: {},
});
