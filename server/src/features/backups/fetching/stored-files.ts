import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { contentKey, type FileLine } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { isFilePath, listedFiles } from '../restore/verify-backup.ts';

/** More than any picture or attached file. */
const largestFile = 64 * 1024 * 1024;

/** Files of a backup below a folder, by what follows it in their paths. */
export const filesBelow = async (place: Place, name: string, folder: string): Promise<Map<string, FileLine>> => {
  const found = new Map<string, FileLine>();
  for await (const line of listedFiles(place, name)) {
    if (line.path.startsWith(`${folder}/`) && isFilePath(line.path)) {
      found.set(line.path.slice(folder.length + 1), line);
    }
  }
  return found;
};

/** A file of a backup; nothing where it is missing or damaged. */
export const readStored = async (place: Place, line: FileLine | undefined): Promise<Buffer | undefined> => {
  if (!line || line.size > largestFile || !isFilePath(line.path)) return undefined;
  const content = await place.read(contentKey(line.sha256));
  if (!content) return undefined;
  try {
    const bytes = await buffer(content);
    return hash('sha256', bytes) === line.sha256 ? bytes : undefined;
  } catch {
    return undefined;
  }
};
