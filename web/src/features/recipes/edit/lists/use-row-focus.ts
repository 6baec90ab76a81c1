import { useCallback, useLayoutEffect, useRef } from 'react';

/** Where the caret goes: to either end, or behind so many characters; `keep` leaves a focus that the row still has. */
export type Caret = 'start' | 'end' | 'keep' | number;
export type FocusRow = (id: string, caret?: Caret) => void;

/**
 * Puts the focus into a row as soon as the row is there. The field to take it has `data-main`.
 * @returns the list's ref, and what to call before or after the row comes
 */
export function useRowFocus<Element extends HTMLElement>() {
  const list = useRef<Element>(null);
  const wanted = useRef<{ id: string; caret: Caret }>(undefined);
  const give = useCallback(() => {
    if (!wanted.current) return;
    const { id, caret } = wanted.current;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const field = row?.querySelector<HTMLElement>('[data-main]');
    if (!field) return;
    wanted.current = undefined;
    if (caret === 'keep' && row?.contains(document.activeElement)) return;
    field.focus();
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
      const place = caret === 'start' ? 0 : typeof caret === 'number' ? caret : field.value.length;
      field.setSelectionRange(place, place);
    }
  }, []);
  useLayoutEffect(give);
  const focusRow: FocusRow = useCallback(
    (id, caret = 'end') => {
      wanted.current = { id, caret };
      // A menu gives the focus back to its button while it closes; the row has it after that.
      window.setTimeout(give, 0);
    },
    [give],
  );
  return [list, focusRow] as const;
}
