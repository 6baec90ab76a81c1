import { type Cookbook, contract, type SentBodyOf } from '@larder/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { useGroup } from '../../lib/session/index.ts';

const inOrder = { perPage: -1, orderBy: 'position', orderDirection: 'asc' } as const;
const { list, create, replace, replaceMany, remove, preview } = contract.cookbooks;

/** The books in their order: all for members, for visitors the public ones. */
export function useCookbooks() {
  const { slug, isOwn } = useGroup();
  const own = useFetch(list, { query: inOrder }, { enabled: isOwn });
  const shown = useFetch(
    contract.explore.cookbooks,
    { params: { groupSlug: slug ?? '' }, query: inOrder },
    { enabled: !isOwn && slug !== null },
  );
  return isOwn ? own : shown;
}

export const useCreateCookbook = () => useChange(create, { quiet: true });
export const useSaveCookbook = () => useChange(replace, { quiet: true });
export const useRemoveCookbook = () =>
  useChange(remove, {
    optimistic: (update, { params }) =>
      update.edit(list, (page) => ({ ...page, items: page.items.filter(({ id }) => id !== params.itemId) })),
  });

/** Saves the order of all books at once; they stand in it before the server has answered. */
export function useReorder() {
  const { mutate } = useChange(replaceMany, {
    optimistic: (update, { body }) => {
      const positions = new Map(body.map(({ id, position }) => [id, position ?? 0]));
      update.edit(list, (page) => ({
        ...page,
        items: page.items
          .map((book) => ({ ...book, position: positions.get(book.id) ?? book.position }))
          .toSorted((a, b) => a.position - b.position),
      }));
    },
  });
  return (books: readonly Cookbook[]) => mutate({ body: books.map(({ id }, index) => ({ id, position: index + 1 })) });
}

/** The recipes of a book that its cover shows: how many, and the first of them; those that were picked, else the best. */
export function useGlimpse({ slug: cookbook, picked }: Pick<Cookbook, 'slug' | 'picked'>) {
  const { slug, isOwn } = useGroup();
  const best = { orderBy: 'rating', orderDirection: 'desc', orderByNullPosition: 'last' } as const;
  const query = { cookbook, perPage: 4, ...(picked.length === 0 && best) };
  const own = useFetch(contract.recipes.list, { query }, { enabled: isOwn });
  const shown = useFetch(
    contract.explore.recipes,
    { params: { groupSlug: slug ?? '' }, query },
    { enabled: !isOwn && slug !== null },
  );
  return (isOwn ? own : shown).data;
}

/** Long enough for the end of a word. */
const typingPause = 300;

/** What would fall into a book, while it is made. */
export function usePreview(filter: SentBodyOf<typeof preview>) {
  const [settled] = useDebouncedValue(JSON.stringify(filter), typingPause);
  return useFetch(preview, { body: JSON.parse(settled) }, { keepPrevious: true });
}
