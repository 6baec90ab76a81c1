import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { isBackupName, manifestKey } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { PlaceError } from '../places/place-error.ts';
import { createLockedPlace } from './locked-place.ts';
import { checkOf, masterOf } from './passphrase.ts';
import { headerLength, placeSaltIn, saltLength } from './sealing.ts';

const hex = z.string().regex(/^[0-9a-f]+$/);

/** Lies at the top of a place and says that backups belong there, and how they are locked. */
const Marker = z.object({
  format: z.literal('larder-backups'),
  formatVersion: z.literal(1),
  lock: z.object({ salt: hex.length(2 * saltLength), check: hex }).nullable(),
});
type Marker = z.infer<typeof Marker>;

const markerKey = 'larder-backups.json';

const readMarker = async (place: Place): Promise<Marker | undefined> => {
  const content = await place.read(markerKey);
  if (!content) return undefined;
  const bytes = await buffer(content);
  try {
    return Marker.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
};

const firstBytes = async (content: Readable): Promise<Buffer> => {
  let bytes = Buffer.alloc(0);
  for await (const part of content) {
    bytes = Buffer.concat([bytes, part]);
    if (bytes.length >= headerLength) break;
  }
  return bytes;
};

/** What a lost marker said, from the backups that lie there; undefined where there are none. */
const recover = async (place: Place): Promise<{ salt: Buffer | null } | undefined> => {
  for (const name of (await place.names()).filter(isBackupName)) {
    const content = await place.read(manifestKey(name));
    if (content) return { salt: placeSaltIn(await firstBytes(content)) ?? null };
  }
  return undefined;
};

interface Wanted {
  passphrase: string;
  /** Backups were copied there before, so an empty one is a disk that is not mounted. */
  isUsed: boolean;
}

/**
 * Opens a place with the passphrase, or without one.
 * @throws PlaceError where that does not fit what lies there
 */
export const openPlace = async (place: Place, { passphrase, isUsed }: Wanted): Promise<Place> => {
  const marker = await readMarker(place);
  const recovered = marker ? undefined : await recover(place);
  if (!marker && !recovered && isUsed) throw new PlaceError('emptied');
  const salt = marker ? marker.lock && Buffer.from(marker.lock.salt, 'hex') : recovered?.salt;
  if (passphrase === '') {
    if (salt) throw new PlaceError('locked');
    if (!marker) await mark(place, null);
    return place;
  }
  if (salt === null) throw new PlaceError('not-locked');
  const used = salt ?? randomBytes(saltLength);
  const master = await masterOf(passphrase, used);
  const check = checkOf(master);
  const expected = marker?.lock?.check;
  if (expected !== undefined && !isSame(expected, check)) throw new PlaceError('wrong-passphrase');
  const locked = createLockedPlace(place, { master, salt: used });
  if (!marker) {
    if (recovered) await refuseWrong(locked);
    await mark(place, { salt: used.toString('hex'), check });
  }
  return locked;
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Without a marker only the backups themselves tell whether a passphrase is the right one. */
const refuseWrong = async (locked: Place): Promise<void> => {
  for (const name of (await locked.names()).filter(isBackupName)) {
    const content = await locked.read(manifestKey(name));
    const isOpened = await content?.toArray().then(
      () => true,
      (error: unknown) => {
        if (error instanceof PlaceError) throw error;
        return false;
      },
    );
    if (isOpened) return;
  }
  throw new PlaceError('wrong-passphrase');
};

const mark = (place: Place, lock: Marker['lock']): Promise<void> => {
  const marker: Marker = { format: 'larder-backups', formatVersion: 1, lock };
  return place.write(markerKey, Buffer.from(`${JSON.stringify(marker, null, 2)}\n`));
};
