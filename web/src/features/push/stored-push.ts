import type { PushChoices } from '@larder/contract';
import { storedText } from '../../lib/browser/stored-text.ts';

/** What somebody has chosen on this device: a log-in that has run out takes it from the server, and the next one brings it back. */
interface StoredPush {
  userId: string;
  choices: PushChoices;
}

const key = 'larder.push';

export const storedPush = {
  read(userId: string): PushChoices | null {
    try {
      const stored: StoredPush | null = JSON.parse(storedText.read(key) ?? 'null');
      return stored?.userId === userId ? stored.choices : null;
    } catch {
      return null;
    }
  },
  write: (userId: string, choices: PushChoices) => storedText.write(key, JSON.stringify({ userId, choices })),
  forget: () => storedText.write(key, null),
};
