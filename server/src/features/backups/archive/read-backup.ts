import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Place } from '../places/place.ts';
import { PlaceError } from '../places/place-error.ts';
import { linesOf } from './json-lines.ts';
import { FileLine, filesKey, isBackupName, Manifest, manifestKey } from './manifest.ts';

/** The manifests of a place by their names, newest first. What can't be read is none. */
export const listBackups = async (place: Place): Promise<{ name: string; manifest: Manifest }[]> => {
  const names = (await place.names()).filter(isBackupName).toSorted().toReversed();
  const found = await Promise.all(names.map(async (name) => ({ name, manifest: await findManifest(place, name) })));
  return found.flatMap(({ name, manifest }) => (manifest ? [{ name, manifest }] : []));
};

export const findManifest = async (place: Place, name: string): Promise<Manifest | undefined> => {
  if (!isBackupName(name)) return undefined;
  const content = await place.read(manifestKey(name));
  if (!content) return undefined;
  try {
    return Manifest.parse(JSON.parse(await text(content)));
  } catch (error) {
    if (error instanceof PlaceError) throw error;
    return undefined;
  }
};

/** A part that was packed, unpacked while it is read. Whatever is wrong with it ends the stream with an error. */
export const unpacked = (content: Readable): Readable => {
  const unzipped = createGunzip();
  pipeline(content, unzipped).catch(() => undefined);
  return unzipped;
};

/** The files of a backup; what is no line of the list ends it with an error. */
export async function* fileLines(content: Readable): AsyncGenerator<FileLine> {
  for await (const line of linesOf(content)) yield FileLine.parse(JSON.parse(line));
}

/** Files of a backup by path, as far as its list can be read. */
export const knownFiles = async (place: Place, name: string | undefined): Promise<Map<string, FileLine>> => {
  const known = new Map<string, FileLine>();
  const content = name && (await place.read(filesKey(name)));
  if (!content) return known;
  try {
    for await (const line of fileLines(unpacked(content))) known.set(line.path, line);
  } catch {
    // What was read is right all the same, and the rest is read from the files again.
  }
  return known;
};
