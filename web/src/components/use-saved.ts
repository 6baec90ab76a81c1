import { useState } from 'react';
import type { SavedState } from './Settings.tsx';

/** Remembers per field of a page what was just saved and what was there before, until the page is left. */
export function useSaved<Field extends string, Former>() {
  const [saved, setSaved] = useState(new Map<Field, { former: Former | null }>());
  return {
    /** @param former what can be brought back; null after it was */
    tell: (field: Field, former: Former | null) => setSaved((now) => new Map(now).set(field, { former })),
    forget: () => setSaved(new Map()),
    savedOf: (field: Field, undo: (former: Former) => void): SavedState | undefined => {
      const state = saved.get(field);
      if (!state) return undefined;
      const { former } = state;
      return { undo: former === null ? null : () => undo(former) };
    },
  };
}
