import { useParams } from '@tanstack/react-router';
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
