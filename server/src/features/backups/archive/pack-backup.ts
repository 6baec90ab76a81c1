import type { Readable } from 'node:stream';
import { writeZip, type ZipContent } from '../../../platform/files/index.ts';
import type { Place } from '../places/place.ts';
import { listedFiles } from '../restore/verify-backup.ts';
import { contentKey, filesKey, type Manifest, manifestKey, tableKey } from './manifest.ts';
import { unpacked } from './read-backup.ts';

const partOf = async (place: Place, key: string): Promise<Readable> => {
  const content = await place.read(key);
  if (!content) throw new Error(`${key} of a backup is missing`);
  return content;
};

/** A backup as one archive that any program can open. */
export const packBackup = (place: Place, name: string, manifest: Manifest): Readable =>
  writeZip(contentsOf(place, name, manifest));

async function* contentsOf(place: Place, name: string, { tables, createdAt }: Manifest): AsyncGenerator<ZipContent> {
  const modifiedAt = new Date(createdAt);
  yield { path: 'manifest.json', modifiedAt, content: () => partOf(place, manifestKey(name)) };
  for (const { name: table } of tables) {
    const content = async () => unpacked(await partOf(place, tableKey(name, table)));
    yield { path: `tables/${table}.jsonl`, modifiedAt, content };
  }
  yield { path: 'files.jsonl', modifiedAt, content: async () => unpacked(await partOf(place, filesKey(name))) };
  for await (const { path, sha256, modifiedAt } of listedFiles(place, name)) {
    yield {
      path: `files/${path}`,
      modifiedAt: new Date(modifiedAt),
      isPacked: true,
      content: () => partOf(place, contentKey(sha256)),
    };
  }
}
