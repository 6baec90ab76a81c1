import { useCookbooks } from '../../features/cookbooks/index.ts';
import { useGroup } from '../../lib/session/index.ts';

/** Whether cookbooks are a place to go: for members always, for visitors where there are books for them. */
export function useHasBooks(): boolean {
  const { slug, isOwn } = useGroup();
  const books = useCookbooks().data?.items ?? [];
  return slug !== null && (isOwn || books.length > 0);
}
