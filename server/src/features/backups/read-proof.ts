import { text } from 'node:stream/consumers';
import { BackupProof } from '@larder/contract';
import { proofKey } from './archive/manifest.ts';
import type { Place } from './places/place.ts';
import { PlaceError } from './places/place-error.ts';

/** How a backup was proven the last time, if it was. */
export const readProof = async (place: Place, name: string): Promise<BackupProof | null> => {
  const content = await place.read(proofKey(name));
  if (!content) return null;
  try {
    return BackupProof.parse(JSON.parse(await text(content)));
  } catch (error) {
    if (error instanceof PlaceError) throw error;
    return null;
  }
};
