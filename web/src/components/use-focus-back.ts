import { useEffect } from 'react';

/** The focus is where it was, once what took it is gone: on the button of a menu where an entry of it was chosen. */
export function useFocusBack(isTaken: boolean) {
  useEffect(() => {
    if (!isTaken) return;
    const from = stays(document.activeElement);
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && from instanceof HTMLElement) from.focus();
      });
    };
  }, [isTaken]);
}

/** An entry goes with its menu; the button that the menu belongs to stays. */
function stays(element: Element | null) {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || element;
}
