import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunkOf, withImports } from './screen-files.ts';

/**
 * Adds up the JavaScript that a phone loads before the first screen shows, and fails the build above the budget, with the largest files.
 * @param screen the module of the screen that most visits start on
 */
export function firstScreenBudget({ screen, gzipBytes }: { screen: string; gzipBytes: number }): Plugin {
  return {
    name: 'larder-first-screen-budget',
    apply: 'build',
    generateBundle: {
      // Vite writes into each chunk which files its imports need, once all other plugins have run.
      order: 'post',
      handler(_options, bundle) {
        const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
        const first = [...entries, chunkOf(bundle, screen)].filter((file) => file?.type === 'chunk');
        const files = withImports(first, bundle);
        const sizes = files.map(({ fileName, code }) => ({ fileName, size: gzipSync(code).length }));
        const total = sizes.reduce((sum, { size }) => sum + size, 0);
        this.info(
          `first screen: ${kB(total)} of JavaScript gzipped in ${files.length} files, of ${kB(gzipBytes)} allowed`,
        );
        if (total <= gzipBytes) return;
        const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, 12);
        this.error(
          `The first screen's JavaScript is ${kB(total)} gzipped, and ${kB(gzipBytes)} are allowed:\n${largest.map(({ fileName, size }) => `${kB(size)} ${fileName}`).join('\n')}`,
        );
      },
    },
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
