import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
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

/** Where a key leads within a row of `count` cells: from the row itself, -1, to its cells and back; undefined for other keys. */
export function cellTargetOf(key: string, from: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Escape') return from < 0 ? undefined : -1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  return Math.max(-1, Math.min(from + step, count - 1));
}

/**
 * Moving, selecting and opening by keys. Left and right lead from the row to its cells; there, up and down stay in the column.
 * Other keys in a field, a button or a menu of a row are left to it.
 */
export function useTableKeys<Row extends { id: string }>({
  body,
  rows,
  count,
  active,
  onMove,
  selection,
  onOpen,
}: TableKeys<Row>) {
  const wanted = useRef<{ row: number; cell: number }>(undefined);
  useLayoutEffect(() => {
    if (wanted.current?.row !== active) return;
    const { cell } = wanted.current;
    wanted.current = undefined;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (row) focusIn(row, cell);
  });

  const move = (start: number, { row: index, cell }: { row: number; cell: number }, withSelection: boolean) => {
    wanted.current = { row: index, cell };
    const [from, to] = [rows.at(start), rows.at(index)];
    if (withSelection && from && to) {
      if (selection.ids.size === 0) selection.toggle(from.id);
      selection.extendTo(to.id);
    }
    onMove(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target;
    if (!(element instanceof HTMLElement)) return;
    const line = element.closest<HTMLElement>('[role="row"][data-index]');
    if (!line || !body.current?.contains(line)) return;
    const index = Number(line.dataset.index);
    const cell = cellsOf(line).findIndex((one) => one.contains(element));
    const target = targetOf(event.key, index, count);
    if (target !== undefined && !event.altKey && !isTyping(element)) {
      event.preventDefault();
      return move(index, { row: target, cell }, event.shiftKey);
    }
    const cellTarget = cellTargetOf(event.key, cell, cellsOf(line).length, getComputedStyle(line).direction === 'rtl');
    if (cellTarget !== undefined && !event.altKey && !isTyping(element)) {
      event.preventDefault();
      return focusIn(line, cellTarget);
    }
    const row = rows.at(index);
    if (element.closest(inCells) || !row) return;
    const action = actionOf(event, line);
    if (!action) return;
    event.preventDefault();
    action(row);
  };

  /** What a key on the row or on one of its cells does. */
  const actionOf = (event: KeyboardEvent, line: HTMLElement): ((row: Row) => void) | undefined => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'a' && isCommand) return selection.selectAll;
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
      return () => line.querySelector<HTMLElement>('[data-menu] button')?.click();
    if (isCommand || event.altKey) return;
    if (event.key === ' ') return ({ id }) => (event.shiftKey ? selection.extendTo(id) : selection.toggle(id));
    if (event.key === 'Enter') return onOpen;
    if (event.key === 'Escape' && selection.ids.size > 0) return selection.clear;
    return;
  };

  return { onKeyDown };
}

interface TableClicks<Row> extends Pick<TableKeys<Row>, 'rows' | 'selection' | 'onOpen'> {
  onActive: (index: number) => void;
  /** A tap chooses a row instead of opening it. */
  selects: boolean;
}

/** A click opens a row, or chooses it: on its box, with Shift up to there, with Ctrl besides others. */
export const clickOn =
  <Row extends { id: string }>({ rows, selection, onActive, onOpen, selects }: TableClicks<Row>) =>
  (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const index = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
    const row = rows.at(index);
    if (!row) return;
    onActive(index);
    const isOnBox = target.closest('[data-tick]') !== null;
    if (!isOnBox && target.closest('a, button, input, label')) return;
    if (event.shiftKey) return selection.extendTo(row.id);
    if (isOnBox || event.ctrlKey || event.metaKey || selects) return selection.toggle(row.id);
    onOpen(row);
  };

/** What a cell may hold that can be used. */
const inCells = 'a, button, input, textarea, select';

const cellsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')];

/** Focuses what can be used in a cell, else the cell; the row itself for the cell -1. */
function focusIn(row: HTMLElement, index: number) {
  const cell = cellsOf(row)[index];
  const target = cell?.querySelector<HTMLElement>(inCells) ?? cell ?? row;
  target.focus({ preventScroll: true });
}

const isTyping = (element: HTMLElement) => element.matches('input:not([type="checkbox"]), textarea, select');
