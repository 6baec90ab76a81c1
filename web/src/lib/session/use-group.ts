import { contract, type User } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { addressOf } from '../api/index.ts';
import { useMe } from './session.ts';

export interface ShownGroup {
  /** Of the address, else the member's own; null for a visitor on a page of no group. */
  slug: string | null;
  /** Whether the page is of the member's own group, or of none. */
  isOwn: boolean;
}

/** The group whose pages are shown. */
export function useGroup(): ShownGroup {
  const { groupSlug } = useParams({ strict: false });
  const me = useMe();
  return {
    slug: groupSlug ?? me?.groupSlug ?? null,
    isOwn: me !== null && (groupSlug ?? me.groupSlug) === me.groupSlug,
  };
}

/** Address of a person's picture, undefined without one. Its key changes with the picture, so that browsers may keep it for long. */
export const avatarOf = ({ id, cacheKey }: Pick<User, 'id' | 'cacheKey'>): string | undefined =>
  cacheKey === ''
    ? undefined
    : addressOf(contract.media.avatar, { params: { userId: id, fileName: 'profile.webp' }, query: { cacheKey } });
