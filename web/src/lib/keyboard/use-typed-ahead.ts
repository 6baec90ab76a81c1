import { useEffect, useEffectEvent } from 'react';

const takesKeys = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** Hears the letters typed after something was asked for and before its field has come and taken the focus. */
export function useTypedAhead(waiting: boolean, onLetter: (letter: string) => void) {
  const take = useEffectEvent(onLetter);
  useEffect(() => {
    if (!waiting) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(takesKeys)) return;
      event.preventDefault();
      take(event.key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [waiting]);
}
