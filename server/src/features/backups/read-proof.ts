import { text } from 'node:stream/consumers';
import { proofKey } from './archive/manifest.ts';
import type { Place } from './places/place.ts';
import { Proof } from './restore/prove-backup.ts';

/** How a backup was proven the last time, if it was. */
export const readProof = async (place: Place, name: string): Promise<Proof | null> => {
  const content = await place.read(proofKey(name));
  if (!content) return null;
  try {
    return Proof.parse(JSON.parse(await text(content)));
  } catch {
    return null;
  }
};
