import type { FileStore } from '../../platform/files/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';

/** Who changes something and when, and the files that may have to follow. */
export interface Change {
  /** Id of the user. */
  by: string;
  at: Date;
  files: FileStore;
}

/** A change by whoever sent the request, now. */
export const changeOf = ({ member, platform }: Pick<MemberContext, 'member' | 'platform'>): Change => ({
  by: member.id,
  at: platform.clock.now(),
  files: platform.files,
});
