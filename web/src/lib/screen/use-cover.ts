import { useEffect } from 'react';

/** For what covers the whole page: the page stays as it was, out of reach for keys and screen readers. */
export function useCover() {
  useEffect(() => {
    const page = document.getElementById('root');
    page?.toggleAttribute('inert', true);
    return () => {
      page?.toggleAttribute('inert', false);
    };
  }, []);
}
