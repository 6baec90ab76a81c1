import type { Plugin } from 'postcss';
import { atLeast, below, breakpoints, isLargeText } from '../src/lib/screen/media.ts';

const queries = new Map<string, string>([
  ['(--large-text)', isLargeText],
  ...(Object.keys(breakpoints) as (keyof typeof breakpoints)[]).flatMap(
    (name) =>
      [
        [`(--from-${name})`, atLeast(name)],
        [`(--below-${name})`, below(name)],
      ] as const,
  ),
]);

/** Gives `@media (--from-md)` in every style sheet the width that the application's own code asks for. */
export const customMedia: Plugin = {
  postcssPlugin: 'larder-custom-media',
  AtRule: {
    media: (rule) => {
      const params = rule.params.replace(/\(--[\w-]+\)/g, (name) => {
        const query = queries.get(name);
        if (!query) throw rule.error(`There is no custom media ${name}`);
        return query;
      });
      if (params !== rule.params) rule.params = params;
    },
  },
};
