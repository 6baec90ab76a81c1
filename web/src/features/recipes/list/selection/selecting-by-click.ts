import type { MouseEvent } from 'react';
import type { SelectRecipe } from './use-recipe-selection.ts';

/** On a card or line: Ctrl begins to choose recipes with this one, Shift too. */
export const selectingByClick = (slug: string, onSelect: SelectRecipe) => ({
  onClickCapture: (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(slug, event.shiftKey);
  },
});
