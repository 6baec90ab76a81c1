import type { GroupDatabase } from '../../platform/database/index.ts';
import { type FileStore, userImageKey } from '../../platform/files/index.ts';
import type { Member } from '../../platform/http/index.ts';
import { makeAvatar } from '../../platform/images/index.ts';
import { randomToken } from '../../platform/security/index.ts';
import { getOwnAccount } from './own-account.ts';
import { updateUser } from './users.repository.ts';

interface NewAvatar {
  id: string;
  by: Member;
  picture: Buffer;
}

/** The new cache key lets browsers notice that the picture at the same address is another one. */
export const replaceAvatar = async (db: GroupDatabase, files: FileStore, { id, by, picture }: NewAvatar) => {
  await getOwnAccount(db, id, by);
  await files.write(userImageKey(id), await makeAvatar(picture));
  await updateUser(db, id, { cacheKey: randomToken(6) });
};
