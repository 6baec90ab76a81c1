import { contract } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { useFetch } from '../../lib/api/index.ts';

/** Who shares what the page shows, once that is known. */
export function useSharer(): string | null {
  const { tokenId = '' } = useParams({ strict: false });
  const { data } = useFetch(contract.recipeShares.page, { params: { tokenId } }, { enabled: tokenId !== '' });
  return data?.sharedBy ?? null;
}
