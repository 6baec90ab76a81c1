import { useEffect } from 'react';

/** The focus is where it was, once what took it is gone. */
export function useFocusBack(isTaken: boolean) {
  useEffect(() => {
    if (!isTaken) return;
    const from = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && from instanceof HTMLElement) from.focus();
      });
    };
  }, [isTaken]);
}
