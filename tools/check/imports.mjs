// Holds the import rules of .dependency-cruiser.cjs: node tools/check/imports.mjs
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const home = fileURLToPath(new URL('../../', import.meta.url));
const rooms = [
  'contract',
  'kitchen',
  'reader',
  'messages',
  'server',
  'web',
  'extension',
  'e2e',
  'bench',
  'training',
  'tools',
];

/** The share of the listed files that has to be read: a compiler that the cruiser cannot use reads none and finds no fault. */
const smallestShare = 0.9;

/** Every TypeScript file of the repository at `root` that is committed or about to be. */
function listSources(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter(isOfARoom)
    .filter((file) => existsSync(resolve(root, file)));
}

/** Reads the modules below `root` and says what breaks a rule, and which of the `expected` files were not read. */
export async function checkImports({ root = home, expected = listSources(root) } = {}) {
  const options = await extractDepcruiseOptions(resolve(home, '.dependency-cruiser.cjs'));
  const { output } = await cruise(
    rooms.filter((room) => existsSync(resolve(root, room))),
    { ...options, baseDir: root },
    undefined,
    { tsConfig: extractTSConfig(resolve(home, 'tsconfig.json')) },
  );
  const seen = new Set(output.modules.map((module) => module.source).filter(isOfARoom));
  const unseen = expected.filter((file) => !seen.has(file));
  return {
    faults: output.summary.violations.map((fault) => describe(fault, options.ruleSet.forbidden)),
    unseen,
    readsTooFew: unseen.length > expected.length * (1 - smallestShare),
    count: expected.length - unseen.length,
  };
}

const isOfARoom = (file) => rooms.includes(file.split('/')[0]);

function describe({ rule, from, to, cycle }, rules) {
  const way = cycle ? [from, ...cycle.map((step) => step.name)] : from === to ? [from] : [from, to];
  return `${rule.name}: ${way.join(' → ')}\n    ${rules.find(({ name }) => name === rule.name).comment}`;
}

async function main() {
  const { faults, unseen, readsTooFew, count } = await checkImports();
  for (const fault of faults) console.log(fault);
  if (readsTooFew) {
    console.log(`only ${count} of ${count + unseen.length} TypeScript files were read, for example not ${unseen[0]}`);
  }
  console.log(`${count} modules, ${faults.length} broken import rules`);
  process.exitCode = faults.length > 0 || readsTooFew ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
