import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { chunkOf, withImports } from './screen-files.ts';

const script = fileURLToPath(new URL('./service-worker.js', import.meta.url));

/** In which the application is written; other scripts and weights are stored when a page first shows them. */
const plainFonts = /roboto-latin-(400|500|700)-normal-.*\.woff2$/;

const pictures = ['/favicon.svg', '/icon-192.png', '/manifest.webmanifest'];

/**
 * Writes `sw.js`, which stores the files of screens that open without a network.
 * @param screens their modules
 * @param feature the folder whose dialogs and rules are stored too, though they are loaded when they are first needed
 */
export function serviceWorker({ screens, feature }: { screens: string[]; feature: string }): Plugin {
  return {
    name: 'larder-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(bundle, screens, feature);
        const page = bundle['index.html'];
        const version = createHash('sha256')
          .update(JSON.stringify(files))
          .update(page?.type === 'asset' ? page.source : '')
          .digest('base64url')
          .slice(0, 12);
        const source = readFileSync(script, 'utf8')
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', version);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function filesOf(bundle: Rollup.OutputBundle, screens: string[], feature: string): string[] {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const chunks = new Set(
    withImports(
      [
        ...entries.filter((file) => file.type === 'chunk'),
        ...screens.flatMap((screen) => chunkOf(bundle, screen) ?? []),
      ],
      bundle,
    ),
  );
  for (const chunk of chunks) {
    if (!chunk.moduleIds.some((id) => id.includes(feature))) continue;
    for (const name of chunk.dynamicImports) {
      const file = bundle[name];
      if (file?.type === 'chunk') for (const one of withImports([file], bundle)) chunks.add(one);
    }
  }
  const assets = Object.keys(bundle).filter((name) => plainFonts.test(name) || /^assets\/boot-.*\.js$/.test(name));
  const named = [...chunks].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...named, ...assets])]
    .map((name) => `/${name}`)
    .sort()
    .concat(pictures);
}
