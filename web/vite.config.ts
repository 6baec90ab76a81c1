import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { contractInBrowser } from './build/contract-in-browser.ts';
import { customMedia } from './build/custom-media.ts';
import { firstScreenBudget } from './build/first-screen-budget.ts';
import { fontWeights } from './build/font-weights.ts';
import { readFunding } from './build/funding.ts';
import { manifests } from './build/manifests.ts';
import { partsOf } from './build/parts-of.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { singleIcons } from './build/single-icons.ts';
import about from './package.json' with { type: 'json' };

const explorer = '/features/recipes/list/ExplorerScreen.tsx';

const api = process.env.API_ORIGIN ?? 'http://localhost:9000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractInBrowser(),
    singleIcons(),
    bootScript({
      screens: { '^/(g/[^/]+/?)?$': explorer, '^/g/[^/]+/r/[^/]+$': '/features/recipes/RecipeScreen.tsx' },
    }),
    manifests(),
    react(),
    firstScreenBudget({ screen: explorer, gzipBytes: 200_000 }),
    serviceWorker({ left: ['/features/admin/', '/@codemirror/', '/@lezer/', '/@uiw/'] }),
    precompress(),
  ],
  define: {
    'import.meta.env.VITE_FUNDING': JSON.stringify(readFunding()),
    // As the server tells its own.
    'import.meta.env.VITE_VERSION': JSON.stringify(`v${about.version}`),
  },
  css: {
    postcss: { plugins: [fontWeights, mantine(), customMedia] },
    modules: { localsConvention: 'camelCaseOnly' },
  },
  // Each icon comes from its own file, so there is nothing to bundle ahead.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: { port: 5173, proxy: { '/api': api, '/openapi.json': api, '/docs': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in two files, of which the libraries' changes seldom.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 2 },
            // Small parts that many screens share come together instead of in a request each: those of the first screen, and all others.
            {
              name: partsOf(explorer),
              debugName: 'parts',
              test: /icons-react|\/components\/(Page|Chip|Photo|Placeholder|Skeleton|EmptyState|FilterChip|Stepper)\b/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
