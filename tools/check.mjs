// npm run check: types, format and lint, import rules, what nothing uses, words, regular expressions. Ends with the time of each step.
// npm run check -- server words: the steps whose names end so.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps } from './steps.mjs';

const home = fileURLToPath(new URL('../', import.meta.url));
const bin = (file) => join(home, 'node_modules', file);
const node = (name, ...args) => ({ name, command: process.execPath, args });

const rooms = ['contract', 'kitchen', 'reader', 'messages', 'server', 'web', 'extension', 'e2e', 'bench', 'training'];
const hasTypes = (room) => existsSync(join(home, room, 'tsconfig.json'));

const types = rooms.filter(hasTypes).map((room) => node(`types of ${room}`, bin('typescript-7/bin/tsc'), '-p', room));

const steps = [
  node('format and lint', bin('@biomejs/biome/bin/biome'), process.env.CI ? 'ci' : 'check', '--diagnostic-level=warn'),
  node('import rules', 'tools/check/imports.mjs'),
  node('unused exports and dependencies', bin('knip/bin/knip.js'), '--no-progress'),
  node('words', 'tools/check/words.mjs'),
  node('regular expressions', 'tools/check/expressions.mjs'),
  ...types,
];

/** Runs every check, says what failed, and gives how many passed and how many did not. */
export const check = () => run(steps);

export const checkTypes = () => run(types);

async function run(steps) {
  const start = performance.now();
  const results = await runSteps(steps, { cwd: home });
  const failed = results.filter((result) => !result.isGood);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const ending = failed.length === 0 ? '' : `, failed: ${failed.map((result) => result.name).join(', ')}`;
  console.log(`\n${results.length - failed.length} of ${results.length} checks passed in ${seconds} s${ending}`);
  return { passed: results.length - failed.length, failed: failed.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  const isMeant = ({ name }, word) => name === word || name.endsWith(` ${word}`);
  const unknown = asked.filter((word) => !steps.some((step) => isMeant(step, word)));
  if (unknown.length > 0) {
    console.error(`No step ends with ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`);
    process.exit(1);
  }
  const { failed } = await (asked.length === 0
    ? check()
    : run(steps.filter((step) => asked.some((word) => isMeant(step, word)))));
  process.exitCode = failed > 0 ? 1 : 0;
}
