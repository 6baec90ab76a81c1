import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const rooms = ['contract', 'kitchen', 'reader', 'messages', 'server', 'web', 'bench', 'tools'];

const project = (name: string) => ({
  extends: true as const,
  test: { name, root: name, include: ['**/*.test.{ts,tsx,mjs}'], exclude: ['**/node_modules/**', '**/dist/**'] },
});

export default defineConfig({
  test: {
    // Two processors may have ten things to do: a slow test is no failed one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Half of a server test is waiting for a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: rooms.map(project),
  },
});
