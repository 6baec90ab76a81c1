import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** The first day that zips know: the same files are the same zip, whenever they were written. */
const mtime = new Date(1980, 0, 1);

/** Packs what is in a folder, in the order of its names. */
export async function zipFolder(folder: string, file: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const zip = new ZipFile();
  for (const path of files.sort()) {
    const name = relative(folder, path).replaceAll(sep, '/');
    zip.addFile(path, name, { mtime, mode: 0o100644, forceDosTimestamp: true });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
