import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { contractInBrowser } from './build/contract-in-browser.ts';
import { firstScreenBudget } from './build/first-screen-budget.ts';
import { precompress } from './build/precompress.ts';
import { singleIcons } from './build/single-icons.ts';

const api = process.env.API_ORIGIN ?? 'http://localhost:9000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractInBrowser(),
    singleIcons(),
    bootScript(),
    react(),
    firstScreenBudget({ gzipBytes: 200_000 }),
    precompress(),
  ],
  css: { postcss: { plugins: [mantine()] }, modules: { localsConvention: 'camelCaseOnly' } },
  server: { port: 5173, proxy: { '/api': api, '/openapi.json': api, '/docs': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
});
