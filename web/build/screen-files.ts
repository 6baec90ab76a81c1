import type { Rollup } from 'vite';

/** The chunk that a screen's module became, if it has been built. */
export const chunkOf = (bundle: Rollup.OutputBundle, module: string): Rollup.OutputChunk | undefined =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));

/** Chunks with everything that they import before they run. */
export function withImports(chunks: Rollup.OutputChunk[], bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const seen = new Set(chunks);
  for (const chunk of seen) {
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') seen.add(file);
    }
  }
  return [...seen];
}
