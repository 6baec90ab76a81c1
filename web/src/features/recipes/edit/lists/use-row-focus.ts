import { useCallback, useLayoutEffect, useRef } from 'react';

/** Where the caret goes: to either end, or behind so many characters; `keep` leaves a focus that the row still has. */
export type Caret = 'start' | 'end' | 'keep' | number;
export type FocusRow = (id: string, caret?: Caret) => void;

interface Wish {
  id: string;
  caret: Caret;
}

/** A menu gives the focus back to its button 10 ms after it has closed; the row that was asked for takes it after that. */
const afterMenu = 30;

/**
 * Puts the focus into a row as soon as the row is there. The field to take it has `data-main`.
 * @returns the list's ref, and what to call before or after the row comes
 */
export function useRowFocus<Element extends HTMLElement>() {
  const list = useRef<Element>(null);
  const wanted = useRef<Wish>(undefined);
  useLayoutEffect(() => {
    if (wanted.current && focusField(list.current, wanted.current)) wanted.current = undefined;
  });
  const focusRow: FocusRow = useCallback((id, caret = 'end') => {
    const wish = { id, caret };
    wanted.current = wish;
    window.setTimeout(() => {
      const isOnMenu = document.activeElement?.getAttribute('aria-haspopup') === 'menu';
      if (wanted.current === wish || isOnMenu) focusField(list.current, wish);
    }, afterMenu);
  }, []);
  return [list, focusRow] as const;
}

/** Whether the row was there. */
function focusField(list: HTMLElement | null, { id, caret }: Wish): boolean {
  const row = list?.querySelector(`[data-row="${CSS.escape(id)}"]`);
  const field = row?.querySelector<HTMLElement>('[data-main]');
  if (!field) return false;
  if (caret === 'keep' && row?.contains(document.activeElement)) return true;
  field.focus();
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    const position = caret === 'start' ? 0 : typeof caret === 'number' ? caret : field.value.length;
    field.setSelectionRange(position, position);
  }
  return true;
}
