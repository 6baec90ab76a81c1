import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Bytes: far more than all tests keep at one moment. */
const enough = 8 * 2 ** 30;

/**
 * A folder for what tests write, which goes when this process ends. It is in memory where that has room: each change of SQLite waits
 * for the disk, which took a third of the time of the tests of shopping lists.
 */
export function makeScratch() {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'larder-tests-'));
  // A database and a directory that are started as another user find their own folders in it.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > enough;
  } catch {
    return false;
  }
}
