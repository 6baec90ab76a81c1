// Bundles the server into server/dist/main.js; what it loads on demand stays in files of its own.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { contentsOf, outputs } from './outputs.mjs';

const home = fileURLToPath(new URL('../../', import.meta.url));

/** Packages with machine code or files of their own, and one that `pg` looks for without needing it. */
const left = [
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  'pg-native',
  'tesseract.js-core',
  '@embedpdf/pdfium',
  'pdfkit',
  'fontkit',
];

/** CommonJS packages inside the bundle expect these three, which an ES module does not have. */
const commonJs = `import { createRequire as commonJsRequire } from 'node:module';
import { dirname as commonJsDirname } from 'node:path';
const require = commonJsRequire(import.meta.url);
const __filename = import.meta.filename ?? new URL(import.meta.url).pathname;
const __dirname = commonJsDirname(__filename);`;

/** Errors are said in the words of messages/: of zod's own, in fifty languages, none is ever shown. */
const withoutWordsOfZod = {
  name: 'without-words-of-zod',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index[.]js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    })),
};

const outdir = join(home, 'server/dist');
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    main: join(home, 'server/src/main.ts'),
    'read-pictures': join(home, 'server/src/features/ocr/recognition/program/main.ts'),
    'read-recipes': join(home, 'server/src/features/import/reading-worker.ts'),
    'read-instances': join(home, 'server/src/features/backups/drafts/tables-worker.ts'),
    'print-book': join(home, 'server/src/features/recipes/export-many/pdf/book-worker.ts'),
    'read-exports': join(home, 'server/src/features/moving-in/reading/reading-worker.ts'),
  },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: left,
  define: { builtFrom: JSON.stringify(contentsOf(outputs.server.sources)) },
  plugins: [withoutWordsOfZod],
  banner: { js: commonJs },
  // Half as much to read at a start, and names stay as they are for the traces in the log.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
}).catch(() => process.exit(1));
