import { useEffect } from 'react';
import { focusHeading } from '../lib/screen/focus-heading.ts';

/** A button that is busy loses the focus to nothing: this is where it was. */
let lastFocused: EventTarget | null = null;
globalThis.document?.addEventListener('focusin', ({ target }) => {
  lastFocused = target;
});

/**
 * The focus is where it was, once what took it is gone: on the button of a menu where an entry of it was chosen, and on the
 * heading of the page where that is gone too.
 */
export function useFocusBack(isTaken: boolean) {
  useEffect(() => {
    if (!isTaken) return;
    const from = whatStays(isNowhere() ? lastFocused : document.activeElement);
    return () => {
      requestAnimationFrame(() => {
        if (!isNowhere()) return;
        if (from instanceof HTMLElement && from.isConnected) from.focus();
        else focusHeading();
      });
    };
  }, [isTaken]);
}

/** An entry goes with its menu; the button that the menu belongs to stays. */
function whatStays(focused: EventTarget | null) {
  const menu = focused instanceof Element ? focused.closest('[role="menu"]') : null;
  const button = menu?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || focused;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
