import { useEffect, useRef } from 'react';

/** Does something when a component has come, once, however often React mounts it to try it out. */
export function useOnce(work: () => unknown) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
