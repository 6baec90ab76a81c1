import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BackupPlaceStep } from '@larder/contract';
import { randomToken } from '../../../platform/security/index.ts';
import { openPlace } from '../lock/place-marker.ts';
import type { Place } from '../places/place.ts';
import { PlaceError } from '../places/place-error.ts';
import type { PlaceSetting } from './connect-place.ts';

type Step = BackupPlaceStep['step'];

export interface WalkedStep {
  step: Step;
  state: BackupPlaceStep['state'];
  problem: PlaceError | null;
}

const steps: Step[] = ['reach', 'log-in', 'find', 'unlock', 'write', 'read', 'delete'];

/** Which step a failure belongs to, whatever was being done. */
const stepOf: Partial<Record<string, Step>> = {
  'backup-place.refused': 'log-in',
  'backup-place.missing': 'find',
  'backup-place.emptied': 'find',
  'backup-place.locked': 'unlock',
  'backup-place.not-locked': 'unlock',
  'backup-place.wrong-passphrase': 'unlock',
};

/** More than a chunk, so that the order of chunks is tried too. */
const triedBytes = 150_000;

/** Does once what a copy does, with a small file, and tells how far it came. */
export const testPlace = async (setting: PlaceSetting, isUsed: boolean): Promise<WalkedStep[]> => {
  let at: Step = 'reach';
  const wanted = steps.filter(
    (step) => (step !== 'log-in' || setting.kind !== 'folder') && (step !== 'unlock' || setting.passphrase !== ''),
  );
  const failed = (error: unknown): WalkedStep[] => {
    if (!(error instanceof PlaceError)) throw error;
    const found = stepOf[error.code];
    const failing = found ?? (error.code === 'backup-place.forbidden' && at === 'reach' ? 'find' : at);
    const shown = wanted.includes(failing) ? wanted : steps.filter((step) => wanted.includes(step) || step === failing);
    const index = shown.indexOf(failing);
    return shown.map((step, place) => ({
      step,
      state: place < index ? 'passed' : place === index ? 'failed' : 'skipped',
      problem: place === index ? error : null,
    }));
  };
  try {
    const bare = await setting.connect();
    await bare.names();
    at = 'write';
    const place = await openPlace(bare, { passphrase: setting.passphrase, isUsed });
    const key = `larder-test-${randomToken(9)}`;
    const content = randomBytes(triedBytes);
    await place.write(key, content);
    at = 'read';
    await readBack(place, key, content).catch(async (error: unknown) => {
      await place.remove(key).catch(() => undefined);
      throw error;
    });
    at = 'delete';
    await place.remove(key);
    if (await stillThere(place, key)) throw new PlaceError('failed', { answer: key });
  } catch (error) {
    return failed(error);
  }
  return wanted.map((step) => ({ step, state: 'passed', problem: null }));
};

const readBack = async (place: Place, key: string, content: Buffer): Promise<void> => {
  const found = await place.read(key);
  const bytes = found && (await buffer(found));
  if (!bytes?.equals(content)) throw new PlaceError('failed', { answer: bytes ? `${bytes.length} bytes` : key });
};

const stillThere = async (place: Place, key: string): Promise<boolean> => {
  const found = await place.read(key);
  found?.destroy();
  return found !== undefined;
};
