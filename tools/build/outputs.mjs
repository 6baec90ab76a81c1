import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../', import.meta.url));

/** What is built, the file that shows it is there, and what it is built from. */
export const outputs = {
  server: {
    file: 'server/dist/main.js',
    sources: [
      'contract',
      'kitchen',
      'reader',
      'messages',
      'server/src',
      'server/package.json',
      'tools/build',
      'package-lock.json',
    ],
  },
  web: {
    file: 'web/dist/index.html',
    sources: ['contract', 'kitchen', 'messages', 'web', 'package-lock.json'],
  },
};

/** Whether any source of `output` was added, changed or removed since it was built. */
export function isStale(output) {
  const stamp = stampOf(output);
  if (!existsSync(join(home, output.file)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(output.sources);
}

/**
 * Runs `build`, which makes `output` and says whether it could. What is interrupted, fails, or has sources that change
 * meanwhile stays stale.
 */
export async function make(output, build) {
  const stamp = stampOf(output);
  const before = fingerprint(output.sources);
  rmSync(stamp, { force: true });
  const isMade = await build();
  if (isMade) writeFileSync(stamp, before);
  return isMade;
}

const stampOf = ({ file }) => join(home, dirname(file), '.built-from');

/** Names, sizes and times of change: read in a few milliseconds, where the contents would take a hundred. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, join(home, source));
  return hash.digest('hex');
}

function addTo(hash, path) {
  const file = statSync(path);
  if (!file.isDirectory()) return hash.update(`${path}|${file.size}|${file.mtimeMs}\n`);
  for (const name of readdirSync(path).sort()) {
    if (!isNoSource.test(name)) addTo(hash, join(path, name));
  }
}

const isNoSource = /^(node_modules|dist|README[.]md|tsconfig[.]json|[.].*|.*[.]test[.].*)$/;
