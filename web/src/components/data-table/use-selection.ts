import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The rows that somebody has chosen, by their ids. It outlasts a search, so that rows can be gathered from several. */
export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Chooses everything from the row that was chosen last to this one. */
  extendTo: (id: string) => void;
  /** Chooses every row that the table has now. */
  selectAll: () => void;
  clear: () => void;
}

/** @param idsInOrder as the table's rows give them */
export function useSelection(idsInOrder: () => readonly string[] | Promise<readonly string[]>): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const order = useRef(idsInOrder);
  useEffect(() => {
    order.current = idsInOrder;
  }, [idsInOrder]);

  const toggle = useCallback((id: string) => {
    anchor.current = id;
    setIds((now) => toggled(now, id));
  }, []);
  const extendTo = useCallback(async (id: string) => {
    const range = between(await order.current(), anchor.current ?? id, id);
    anchor.current ??= id;
    setIds((now) => new Set([...now, ...range]));
  }, []);
  const selectAll = useCallback(async () => {
    const all = await order.current();
    setIds((now) => new Set([...now, ...all]));
  }, []);
  const clear = useCallback(() => {
    anchor.current = undefined;
    setIds(new Set());
  }, []);

  return useMemo(
    () => ({ ids, toggle, extendTo: (id) => void extendTo(id), selectAll: () => void selectAll(), clear }),
    [ids, toggle, extendTo, selectAll, clear],
  );
}

/** The set with the id in it, or without it when it was. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The ids from one to another, both included, whichever comes first; the second alone when the first is gone. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const ends = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [other] : ids.slice(first, last + 1);
}
