import type { Plugin } from 'postcss';

/**
 * Makes of a face with several `--weights` one for each, from the files that are called so.
 * It does so once and at first: the addresses of the files are found out before anything that looks at single rules.
 */
export const fontWeights: Plugin = {
  postcssPlugin: 'larder-font-weights',
  Once: (root) => {
    root.walkAtRules('font-face', (face) => {
      face.walkDecls('--weights', ({ value }) => {
        for (const weight of value.split(' ')) {
          const one = face.cloneBefore();
          one.walkDecls('--weights', (weights) => void weights.replaceWith({ prop: 'font-weight', value: weight }));
          one.walkDecls('src', (src) => {
            src.value = src.value.replace('-400-', `-${weight}-`);
          });
        }
        face.remove();
      });
    });
  },
};
