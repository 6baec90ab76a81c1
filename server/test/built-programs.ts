import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/platform/workers/program-beside.ts', import.meta.url));
const built = new URL('../dist/', import.meta.url).href;

/**
 * Threads and processes that tests start run what was built, where `npm test` has built it of these sources: each starts in a tenth
 * of the time that compiling its sources takes.
 */
export const builtPrograms = () => ({
  name: 'built-programs',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === source
      ? `export const programBeside = (_module, { built }) => new URL(built, ${JSON.stringify(built)});`
      : null,
});
