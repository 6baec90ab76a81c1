import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale, make, outputs } from './outputs.mjs';

const home = fileURLToPath(new URL('../../', import.meta.url));

/** Each is a process of its own: they share the processors, and a start that had to build is as small as any other. */
const builders = {
  server: () => run(home, 'tools/build/server.mjs'),
  extension: () => run(home, '--import', 'tsx', 'extension/build/main.ts'),
  web: () => run(join(home, 'web'), join(home, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'),
};

export const buildAll = () => build(Object.keys(outputs));

/** Builds what changed since the last time; nothing when nothing did. */
export const buildStale = () => build(Object.keys(outputs).filter((name) => isStale(outputs[name])));

async function build(names) {
  if (names.length === 0) return;
  const start = performance.now();
  console.log(`Building ${names.join(' and ')} …`);
  const made = await Promise.all(names.map((name) => make(outputs[name], builders[name])));
  if (made.includes(false)) {
    console.error('The build failed; the reason is above.');
    process.exit(1);
  }
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function run(cwd, ...args) {
  const [code] = await once(spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
  return code === 0;
}
