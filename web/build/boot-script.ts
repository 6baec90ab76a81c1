import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { closestLocales } from '../../contract/src/users/locales.ts';
import { compileWords } from './compile-words.ts';
import { chunkOf, withImports } from './screen-files.ts';

const words = fileURLToPath(new URL('../../messages/src/', import.meta.url));
const script = fileURLToPath(new URL('./boot.js', import.meta.url));
const source = 'en-US';

/**
 * Serves `boot.js`, which runs before the first paint, and the words of each language, compiled, as one JSON file.
 * A key that a language lacks is filled with the source's words, so that a page needs one file only.
 * @param screens modules of the screens that visits start on, by a pattern of their addresses: their files are asked for at once
 */
export function bootScript({ screens }: { screens: Record<string, string> }): Plugin {
  let made: Asset[] | undefined;
  const assets = () => {
    made ??= makeAssets();
    return made;
  };
  return {
    name: 'larder-boot-script',
    configureServer(server) {
      server.watcher.add(words);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(words)) return;
        made = undefined;
        server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, reply, next) => {
        const asset = assets().find(({ fileName }) => request.url === `/${fileName}`);
        if (!asset) return next();
        reply.setHeader('Content-Type', asset.fileName.endsWith('.js') ? 'text/javascript' : 'application/json');
        reply.setHeader('Cache-Control', 'no-store');
        reply.end(asset.source);
      });
    },
    generateBundle() {
      for (const { fileName, source } of assets()) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [...(bundle ? [earlyFiles(screens, bundle)] : []), bootTag(assets())],
    },
  };
}

function bootTag(assets: Asset[]): HtmlTagDescriptor {
  const boot = assets.find(({ fileName }) => fileName.endsWith('.js'));
  return { tag: 'script', attrs: { src: `/${boot?.fileName}` }, injectTo: 'head-prepend' };
}

/** What the boot script reads: patterns of addresses, each with the files of its screen that the entry does not bring. */
function earlyFiles(screens: Record<string, string>, bundle: Rollup.OutputBundle): HtmlTagDescriptor {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const atHand = new Set(
    withImports(
      entries.filter((file) => file.type === 'chunk'),
      bundle,
    ),
  );
  const early = Object.entries(screens).map(([pattern, module]) => {
    const chunk = chunkOf(bundle, module);
    const chunks = chunk ? withImports([chunk], bundle).filter((file) => !atHand.has(file)) : [];
    return [
      pattern,
      chunks.flatMap((file) => [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]).map((name) => `/${name}`),
    ];
  });
  return { tag: 'meta', attrs: { name: 'early-files', content: JSON.stringify(early) }, injectTo: 'head-prepend' };
}

interface Asset {
  fileName: string;
  source: string;
}

function makeAssets(): Asset[] {
  const files = languages().map(({ locale, percent, text }) => ({
    locale,
    percent,
    fileName: hashed(`words-${locale}`, text, 'json'),
    source: text,
  }));
  const addresses = Object.fromEntries(files.map(({ locale, fileName }) => [locale, `/${fileName}`]));
  const translated = Object.fromEntries(files.map(({ locale, percent }) => [locale, percent]));
  const boot = readFileSync(script, 'utf8')
    .replace('__WORDS__', JSON.stringify(addresses))
    .replace('__TRANSLATED__', JSON.stringify(translated))
    .replace('__CLOSEST__', () => JSON.stringify(closestLocales));
  return [...files, { fileName: hashed('boot', boot, 'js'), source: boot }];
}

function languages() {
  const complete = read(source);
  const total = Object.keys(complete).length;
  return readdirSync(words)
    .filter((file) => /^[a-z]{2,3}-[A-Z]{2}\.json$/.test(file))
    .map((file) => {
      const locale = file.replace('.json', '');
      const own = Object.entries(read(locale)).filter(([key, text]) => key in complete && text !== '');
      const percent = Math.floor((own.length * 100) / total);
      return { locale, percent, text: JSON.stringify(compileWords({ ...complete, ...Object.fromEntries(own) })) };
    });
}

const read = (locale: string): Record<string, string> => JSON.parse(readFileSync(`${words}${locale}.json`, 'utf8'));

const hashed = (name: string, content: string, extension: string) =>
  `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;
