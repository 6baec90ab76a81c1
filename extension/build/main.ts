// Makes the extension for each browser: dist/<browser> to load unpacked, and dist/larder-<browser>.zip.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import about from '../package.json' with { type: 'json' };
import { browserLocales } from './locales.ts';
import { browsers, manifestFor } from './manifest.ts';
import { zipFolder } from './zip-folder.ts';

const home = fileURLToPath(new URL('../', import.meta.url));
const dist = join(home, 'dist');

/** Readable, so that those who check extensions, and everybody else, can see what it does. */
const bundle = (folder: string) =>
  build({
    entryPoints: ['background', 'popup', 'setup'].map((name) => join(home, `src/${name}.ts`)),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: ['chrome120', 'firefox128'],
    charset: 'utf8',
    logLevel: 'warning',
  });

const writeJson = async (file: string, content: object) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
};

await rm(dist, { recursive: true, force: true });
const locales = browserLocales();
await Promise.all(
  browsers.map(async (browser) => {
    const folder = join(dist, browser);
    await bundle(folder);
    for (const file of ['popup.html', 'setup.html', 'style.css']) await cp(join(home, 'src', file), join(folder, file));
    await cp(join(home, 'icons'), join(folder, 'icons'), { recursive: true });
    await cp(join(home, '../LICENSE'), join(folder, 'LICENSE'));
    await writeJson(join(folder, 'manifest.json'), manifestFor(browser, about.version));
    for (const [name, messages] of Object.entries(locales)) {
      await writeJson(join(folder, '_locales', name, 'messages.json'), messages);
    }
    await zipFolder(folder, join(dist, `larder-${browser}.zip`));
  }),
);
