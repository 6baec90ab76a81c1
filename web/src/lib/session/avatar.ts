import { contract, type User } from '@larder/contract';
import { addressOf } from '../api/index.ts';

/** Address of a person's picture, undefined without one. Its key changes with the picture, so that browsers may keep it for long. */
export const avatarOf = ({ id, cacheKey }: Pick<User, 'id' | 'cacheKey'>): string | undefined =>
  cacheKey === ''
    ? undefined
    : addressOf(contract.media.avatar, { params: { userId: id, fileName: 'profile.webp' }, query: { cacheKey } });
