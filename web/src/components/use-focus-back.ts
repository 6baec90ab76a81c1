import { useEffect, useMemo } from 'react';

/** The focus is where it was, once what took it is gone: on the button of a menu where an entry of it was chosen. */
export function useFocusBack(isTaken: boolean) {
  // Asked for while it is drawn: afterwards the menu that it was chosen from may be gone already.
  const from = useMemo(() => (isTaken ? stays(document.activeElement) : null), [isTaken]);
  useEffect(() => {
    if (!isTaken) return;
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && from instanceof HTMLElement) from.focus();
      });
    };
  }, [isTaken, from]);
}

/** An entry goes with its menu; the button that the menu belongs to stays. */
function stays(element: Element | null) {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || element;
}
