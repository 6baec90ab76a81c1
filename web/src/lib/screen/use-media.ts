import { useCallback, useSyncExternalStore } from 'react';

/** The widths at which the layout changes; the style sheets use the same. */
export const breakpoints = { tablet: '(min-width: 768px)', desktop: '(min-width: 992px)' } as const;

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
