import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Rows } from './rows.ts';
import type { Selection } from './use-selection.ts';

interface TableKeys<Row> {
  body: RefObject<HTMLElement | null>;
  rows: Rows<Row>;
  count: number;
  /** The row that has or gets the focus. */
  active: number;
  onMove: (index: number) => void;
  selection: Selection;
  onOpen: (row: Row) => void;
}

/** Rows that the page keys skip. */
const screenful = 12;

/** Where a key leads from a row; undefined for keys that lead nowhere. */
export function targetOf(key: string, from: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + screenful,
    PageUp: from - screenful,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}

/** Moving, selecting and opening by keys. Keys in a field, a button or a menu of a row are left to it. */
export function useTableKeys<Row extends { id: string }>({
  body,
  rows,
  count,
  active,
  onMove,
  selection,
  onOpen,
}: TableKeys<Row>) {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current !== active) return;
    wanted.current = undefined;
    body.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true });
  });

  const move = (start: number, index: number, withSelection: boolean) => {
    wanted.current = index;
    const [from, to] = [rows.at(start), rows.at(index)];
    if (withSelection && from && to) {
      if (selection.ids.size === 0) selection.toggle(from.id);
      selection.extendTo(to.id);
    }
    onMove(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const place = event.target.closest<HTMLElement>('[role="row"][data-index]');
    if (!place || !body.current?.contains(place)) return;
    const index = Number(place.dataset.index);
    const target = targetOf(event.key, index, count);
    if (target !== undefined && !event.altKey && !isTyping(event.target)) {
      event.preventDefault();
      return move(index, target, event.shiftKey);
    }
    const row = rows.at(index);
    if (event.target !== place || !row) return;
    const action = actionOf(event, place);
    if (!action) return;
    event.preventDefault();
    action(row);
  };

  /** What a key on the row itself does. */
  const actionOf = (event: KeyboardEvent, place: HTMLElement): ((row: Row) => void) | undefined => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'a' && isCommand) return selection.selectAll;
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
      return () => place.querySelector<HTMLElement>('[data-menu] button')?.click();
    if (isCommand || event.altKey) return;
    if (event.key === ' ') return ({ id }) => (event.shiftKey ? selection.extendTo(id) : selection.toggle(id));
    if (event.key === 'Enter') return onOpen;
    if (event.key === 'Escape' && selection.ids.size > 0) return selection.clear;
    return;
  };

  return { onKeyDown };
}

const isTyping = (element: HTMLElement) => element.matches('input:not([type="checkbox"]), textarea, select');
