import { spawnSync } from 'node:child_process';

const quiet = { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** Installs a Debian package where this program may; otherwise gives the sentence that says why not. */
export function installDebianPackage(name) {
  const says = spawnSync('apt-get', ['--version'], quiet);
  if (says.error) return `no apt-get here to install ${name} with`;
  if (process.getuid?.() !== 0) return `only root can install it: sudo apt-get install ${name}`;
  console.log(`Installing ${name} …`);
  spawnSync('apt-get', ['update'], quiet);
  const { status, stderr } = spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], quiet);
  return status === 0 ? undefined : `apt-get could not install ${name}: ${stderr.toString().trim().split('\n').at(-1)}`;
}
