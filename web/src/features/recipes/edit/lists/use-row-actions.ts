import { useMemo } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { newTitle } from '../draft/recipe-draft.ts';
import {
  changeRow,
  insertAfter,
  insertAt,
  insertBefore,
  moveBy,
  moveTo,
  removeRow,
  replaceRows,
  type TitleRow,
} from '../draft/rows.ts';
import type { FocusRow } from './use-row-focus.ts';

export interface LineRow {
  kind: 'line';
  id: string;
}
export type RowOf<Line extends LineRow> = Line | TitleRow;
/** Changes a list; edits of the same field that follow each other are one step for Undo. */
export type EditRows<Line extends LineRow> = (
  change: (rows: readonly RowOf<Line>[]) => RowOf<Line>[],
  field?: string,
) => void;

export interface RowActions<Line extends LineRow> {
  changeLine: (id: string, change: (line: Line) => Line, field: string) => void;
  changeTitle: (id: string, title: string) => void;
  addAbove: (id: string) => void;
  addBelow: (id: string) => void;
  addAtEnd: () => void;
  addTitleAbove: (id: string) => void;
  addTitleAtEnd: () => void;
  moveBy: (id: string, steps: number) => void;
  moveTo: (id: string, index: number) => void;
  /** Takes an empty row away; the one before it gets the focus. */
  removeEmpty: (id: string, previous: string | undefined) => void;
  /** Takes a row away, with Undo. */
  remove: (row: RowOf<Line>, index: number) => void;
  /** Puts rows in the place of others; with a text for the toast, that can be undone. */
  replace: (old: readonly RowOf<Line>[], by: readonly RowOf<Line>[], done?: string) => void;
  append: (rows: readonly RowOf<Line>[], done: string) => void;
  focus: FocusRow;
}

/** What can be done with the rows of a list. The same functions as long as the list is shown. */
export function useRowActions<Line extends LineRow>(
  edit: EditRows<Line>,
  makeLine: () => Line,
  focus: FocusRow,
): RowActions<Line> {
  return useMemo(() => {
    const addWith = (row: RowOf<Line>, put: (rows: readonly RowOf<Line>[]) => RowOf<Line>[]) => {
      edit(put);
      focus(row.id);
    };
    const undoable = (text: string, undo: Parameters<EditRows<Line>>[0]) =>
      toast.undoable(text, t('action.undo'), () => edit(undo));
    return {
      changeLine: (id, change, field) =>
        edit((rows) => changeRow(rows, id, (row) => (row.kind === 'line' ? change(row) : row)), `${id} ${field}`),
      changeTitle: (id, title) =>
        edit((rows) => changeRow(rows, id, (row) => (row.kind === 'title' ? { ...row, title } : row)), `${id} title`),
      addAbove: (id) => {
        const line = makeLine();
        addWith(line, (rows) => insertBefore(rows, id, line));
      },
      addBelow: (id) => {
        const line = makeLine();
        addWith(line, (rows) => insertAfter(rows, id, line));
      },
      addAtEnd: () => {
        const line = makeLine();
        addWith(line, (rows) => [...rows, line]);
      },
      addTitleAbove: (id) => {
        const title = newTitle();
        addWith(title, (rows) => insertBefore(rows, id, title));
      },
      addTitleAtEnd: () => {
        const title = newTitle();
        addWith(title, (rows) => [...rows, title]);
      },
      moveBy: (id, steps) => {
        edit((rows) => moveBy(rows, id, steps));
        focus(id, 'keep');
      },
      moveTo: (id, index) => edit((rows) => moveTo(rows, id, index)),
      removeEmpty: (id, previous) => {
        edit((rows) => removeRow(rows, id));
        if (previous) focus(previous);
      },
      remove: (row, index) => {
        edit((rows) => removeRow(rows, row.id));
        undoable(t('recipe.edit.removed'), (rows) => insertAt(removeRow(rows, row.id), index, [row]));
      },
      replace: (old, by, done) => {
        const ids = (rows: readonly RowOf<Line>[]) => rows.map(({ id }) => id);
        edit((rows) => replaceRows(rows, ids(old), by));
        if (done) undoable(done, (rows) => replaceRows(rows, ids(by), old));
      },
      append: (added, done) => {
        const ids = new Set(added.map(({ id }) => id));
        edit((rows) => [...rows, ...added]);
        undoable(done, (rows) => rows.filter(({ id }) => !ids.has(id)));
      },
      focus,
    };
  }, [edit, makeLine, focus]);
}
