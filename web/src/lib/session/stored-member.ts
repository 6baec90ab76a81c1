import type { User } from '@larder/contract';
import { storedText } from '../browser/stored-text.ts';

const key = 'larder.member';

/** Who is logged in, for a page that opens without a network. */
export const storeMember = (me: User) => storedText.write(key, JSON.stringify(me));

export const forgetMember = () => storedText.write(key, null);

export function storedMember(): User | null {
  try {
    const stored: unknown = JSON.parse(storedText.read(key) ?? 'null');
    // Written by `storeMember`; what another version wrote is replaced by the first answer of the server.
    return typeof stored === 'object' && stored !== null && 'id' in stored ? (stored as User) : null;
  } catch {
    return null;
  }
}
