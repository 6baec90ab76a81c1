import { useCallback, useEffect, useState } from 'react';

/** Rows that are there before anybody has scrolled, in all aisles together. */
export const rowsAtOnce = 14;
const more = 16;
/** What is nearer to the screen than this is there before it is seen. */
const margin = '75% 0px';

/** How tall a row is that says nothing besides its name, in px. */
export const rowHeight = 57;

/**
 * How many rows of a long list exist: those that somebody has come near to. The rest is an empty row of their height.
 * @returns how many, and the ref of the empty row
 */
export function useShownRows(total: number, atFirst: number): [number, (rest: HTMLElement | null) => void] {
  // Where all are there, so is what is added.
  const orAll = (rows: number) => (rows >= total ? Number.POSITIVE_INFINITY : rows);
  const [shown, setShown] = useState(() => orAll(atFirst));
  const [rest, setRest] = useState<HTMLElement | null>(null);
  const count = 'IntersectionObserver' in globalThis ? Math.min(shown, total) : total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is still near after more rows have come is told to a new observer only
  useEffect(() => {
    if (!rest) return;
    const show = ([entry]: IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting) setShown((before) => orAll(before + more));
    };
    const observer = new IntersectionObserver(show, { rootMargin: margin });
    observer.observe(rest);
    return () => observer.disconnect();
  }, [rest, shown]);
  useEffect(() => {
    // The browser finds only what exists.
    const find = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') setShown(Number.POSITIVE_INFINITY);
    };
    if (!rest) return;
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, [rest]);
  return [count, useCallback((element: HTMLElement | null) => setRest(element), [])];
}
