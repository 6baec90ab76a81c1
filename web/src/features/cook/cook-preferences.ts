import { preference } from '../../lib/preferences/preference.ts';

/** How large the words are, and how far one has come in each recipe: remembered on this device only. */
export const cookPreferences = preference<{ textScale: number; steps: Record<string, number> }>('cook-preferences', {
  textScale: 1,
  steps: {},
});

const mostRemembered = 30;

export function rememberStep(recipeId: string, step: number) {
  const { [recipeId]: _, ...others } = cookPreferences.get().steps;
  const latest = Object.entries(others).slice(-mostRemembered);
  cookPreferences.change({ steps: Object.fromEntries([...latest, [recipeId, step]]) });
}
