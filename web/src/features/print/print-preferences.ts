import { preference } from '../../lib/preferences/preference.ts';

export const imagePositions = ['hidden', 'left', 'right'] as const;
export type ImagePosition = (typeof imagePositions)[number];

export const printPreferences = preference<{
  imagePosition: ImagePosition;
  showDescription: boolean;
  showNotes: boolean;
}>('recipe-print-preferences', { imagePosition: 'left', showDescription: true, showNotes: true });
