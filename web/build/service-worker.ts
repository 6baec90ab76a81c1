import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Plugin, Rollup } from 'vite';

const script = fileURLToPath(new URL('./service-worker.js', import.meta.url));

/** In which the application is written; other scripts and weights are stored when a page first shows them. */
const plainFonts = /roboto-latin-(400|500|700)-normal-.*\.woff2$/;

const pictures = ['/favicon.svg', '/icon-192.png', '/manifest.webmanifest'];

/**
 * Writes `sw.js`, which stores the application's files, so that it opens without a network.
 * @param left folders whose screens need the server anyway
 */
export function serviceWorker({ left }: { left: readonly string[] }): Plugin {
  return {
    name: 'larder-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(bundle, left);
        const page = bundle['index.html'];
        const version = createHash('sha256')
          .update(JSON.stringify(files))
          .update(page?.type === 'asset' ? page.source : '')
          .digest('base64url')
          .slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: bundleWorker(files, version) });
      },
    },
  };
}

/** The worker of a build with all that it needs in one file. */
export function bundleWorker(files: readonly string[], version: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [script],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      __FILES__: JSON.stringify(files),
      __VERSION__: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
  });
  return outputFiles[0]?.text ?? '';
}

function filesOf(bundle: Rollup.OutputBundle, left: readonly string[]): string[] {
  const isLeft = ({ moduleIds }: Rollup.OutputChunk) =>
    moduleIds.length > 0 && moduleIds.every((id) => left.some((folder) => id.includes(folder)));
  const chunks = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter((chunk) => !isLeft(chunk));
  const assets = Object.keys(bundle).filter((name) => plainFonts.test(name) || /^assets\/boot-.*\.js$/.test(name));
  const named = chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...named, ...assets])]
    .map((name) => `/${name}`)
    .sort()
    .concat(pictures);
}
