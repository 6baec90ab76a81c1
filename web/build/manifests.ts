import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { directionOf } from '../../contract/src/users/locales.ts';

const words = fileURLToPath(new URL('../../messages/src/', import.meta.url));
const plain = fileURLToPath(new URL('../public/manifest.webmanifest', import.meta.url));
const source = 'en-US';

/** What the manifest says in words, by the English that stands in the plain one. */
const keys: Record<string, string> = {
  'The recipes of a household': 'manifest.description',
  'A recipe': 'manifest.recipe',
  'Add a recipe': 'nav.add',
  'Today’s plan': 'manifest.todays-plan',
  'Shopping list': 'shopping.list',
};

const said = ['description', 'label', 'name'];

/**
 * Writes the manifest in each language, as `manifest-de-DE.webmanifest`; `boot.js` links that of whoever looks at the page. Their `id` is
 * the same, so that an installed application follows the language of its owner.
 */
export function manifests(): Plugin {
  return {
    name: 'larder-manifests',
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        const locale = /^\/manifest-([a-z]{2,3}-[A-Z]{2})\.webmanifest$/.exec(request.url ?? '')?.[1];
        if (!locale || !languages().includes(locale)) return next();
        reply.setHeader('Content-Type', 'application/manifest+json');
        reply.end(manifestIn(locale));
      });
    },
    generateBundle() {
      for (const locale of languages()) {
        this.emitFile({ type: 'asset', fileName: `manifest-${locale}.webmanifest`, source: manifestIn(locale) });
      }
    },
  };
}

const languages = (): string[] =>
  readdirSync(words).flatMap((file) => /^([a-z]{2,3}-[A-Z]{2})\.json$/.exec(file)?.[1] ?? []);

const read = (locale: string): Record<string, string> => JSON.parse(readFileSync(`${words}${locale}.json`, 'utf8'));

/** The manifest with its words in a language. @throws where the plain one says something that has no key */
export function manifestIn(locale: string): string {
  const [own, complete] = [read(locale), read(source)];
  const say = (english: string): string => {
    const key = keys[english] ?? '';
    const text = own[key] || complete[key];
    if (text === undefined) throw new Error(`The manifest says "${english}", for which there is no key.`);
    return text;
  };
  const manifest = JSON.parse(readFileSync(plain, 'utf8'), (name, value: unknown) =>
    said.includes(name) && typeof value === 'string' && !['Larder', 'files'].includes(value) ? say(value) : value,
  );
  return JSON.stringify({ ...manifest, lang: locale, dir: directionOf(locale) });
}
