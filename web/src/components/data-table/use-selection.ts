import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { between, toggled } from './selecting.ts';

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
