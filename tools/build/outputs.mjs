import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
  extension: {
    file: 'extension/dist/larder-chrome.zip',
    sources: ['contract', 'messages', 'extension', 'package-lock.json'],
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
  for (const path of filesIn(sources)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}|${size}|${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The same for the same sources on every machine. */
export function contentsOf(sources) {
  const hash = createHash('sha256');
  for (const path of filesIn(sources)) hash.update(`${relative(home, path)}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (sources) => sources.flatMap((source) => filesUnder(join(home, source)));

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !isNoSource.test(name));
  return names.sort().flatMap((name) => filesUnder(join(path, name)));
}

const isNoSource = /^(node_modules|dist|README[.]md|tsconfig[.]json|[.].*|.*[.]test[.].*)$/;
