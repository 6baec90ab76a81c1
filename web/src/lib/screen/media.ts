import { useMediaQuery } from '@mantine/hooks';

/** Widths of the window in px at which the layout changes. Style sheets ask for `(--from-sm)` or `(--below-sm)`. */
export const breakpoints = { xs: 480, sm: 600, md: 768, lg: 992, xl: 1800 } as const;

export type Breakpoint = keyof typeof breakpoints;

export const inEm = (breakpoint: Breakpoint) => `${breakpoints[breakpoint] / 16}em`;

/** The media query of windows that are as wide as that, or wider. */
export const atLeast = (breakpoint: Breakpoint) => `(min-width: ${inEm(breakpoint)})`;

export const below = (breakpoint: Breakpoint) => `(max-width: ${(breakpoints[breakpoint] - 0.1) / 16}em)`;

/** A phone whose letters are half as large again, or larger: words that stand beside each other elsewhere stand below each other. */
export const isLargeText = '(max-width: 17em)';

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean => useMediaQuery(query, undefined, { getInitialValueInEffect: false });
