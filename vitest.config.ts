import { defineConfig } from 'vitest/config';

const room = (name: string, root = name) => ({
  extends: true as const,
  test: { name, root, include: ['**/*.test.{ts,tsx,mjs}'], exclude: ['**/node_modules/**', '**/dist/**'] },
});

export default defineConfig({
  test: {
    projects: [
      ...['contract', 'kitchen', 'reader', 'messages', 'server', 'web', 'bench', 'tools'].map((name) => room(name)),
    ],
  },
});
