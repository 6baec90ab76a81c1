import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** The screen that most visits start on; with the entry it is what a phone loads before the first recipe shows. */
const homeScreen = /features\/recipes\/(home\/)?(HomeScreen|RecipesScreen|ExplorerScreen)\.tsx$/;

/** Adds up the JavaScript of the first screen, prints it, and fails the build above the budget. */
export function firstScreenBudget({ gzipBytes }: { gzipBytes: number }): Plugin {
  return {
    name: 'larder-first-screen-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.filter((chunk) => chunk.isEntry || homeScreen.test(chunk.facadeModuleId ?? ''));
      const files = withImports(first, bundle);
      const total = files.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      this.info(
        `first screen: ${(total / 1000).toFixed(1)} kB of JavaScript gzipped in ${files.length} files, of ${gzipBytes / 1000} allowed`,
      );
      if (total > gzipBytes)
        this.error(`The first screen's JavaScript is over its budget: ${total} of ${gzipBytes} bytes gzipped.`);
    },
  };
}

function withImports(first: Rollup.OutputChunk[], bundle: Rollup.OutputBundle) {
  const seen = new Set(first);
  for (const chunk of seen) {
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') seen.add(file);
    }
  }
  return [...seen];
}
