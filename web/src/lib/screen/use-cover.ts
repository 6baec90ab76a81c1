import { useEffect } from 'react';

/**
 * For what covers the whole page: the page stays as it was, out of reach for keys and screen readers. Dialogs and messages, which
 * are marked by `data-above-covers`, come above it.
 */
export function useCover() {
  useEffect(() => {
    const covered = document.querySelectorAll('#root > :not([data-above-covers])');
    for (const part of covered) part.toggleAttribute('inert', true);
    return () => {
      for (const part of covered) part.toggleAttribute('inert', false);
    };
  }, []);
}
