import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../', import.meta.url));
const lock = join(home, 'package-lock.json');
const packages = join(home, 'node_modules');
const remembered = join(packages, '.larder-installed');

/** Installs the packages of the lock file unless they are there already. Ends the program with a sentence when that fails. */
export function installPackages() {
  if (existsSync(remembered) && readFileSync(remembered, 'utf8') === lockHash()) return;
  const isPartlyThere = existsSync(join(packages, '.package-lock.json'));
  console.log('Installing packages; the first time takes a minute or two.');
  npm(isPartlyThere ? 'install' : 'ci');
  writeFileSync(remembered, lockHash());
}

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/** Packages for building are wanted too, also where NODE_ENV says production. */
function npm(command) {
  const args = [command, '--include=dev', '--no-audit', '--no-fund'];
  const ownNpm = process.env.npm_execpath;
  const isScript = ownNpm?.endsWith('.js');
  const { status } = isScript
    ? spawnSync(process.execPath, [ownNpm, ...args], { cwd: home, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: home, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`The packages could not be installed: "npm ${command}" failed, its reason is above.`);
  process.exit(1);
}
