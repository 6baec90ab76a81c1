import { preference } from '../../lib/preferences/preference.ts';

/** How large the words are, and how far one has come in each recipe: kept on this device only. */
export const cookPreferences = preference<{ textScale: number; steps: Record<string, number> }>('cook-preferences', {
  textScale: 1,
  steps: {},
});

const mostKept = 30;

export function rememberStep(recipeId: string, step: number) {
  const { [recipeId]: _, ...others } = cookPreferences.get().steps;
  const kept = Object.entries(others).slice(-mostKept);
  cookPreferences.change({ steps: Object.fromEntries([...kept, [recipeId, step]]) });
}
