import { formatList } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { type Kind, requireAllOf } from './cookbook-kinds.ts';
import { useCookbooks } from './cookbooks.api.ts';

/** Names the books that hold nothing any more once some categories, tags or tools are gone. Nothing where there are none. */
export function BooksLeftEmpty({ kind, gone }: { kind: Kind; gone: readonly string[] }) {
  const books = (useCookbooks().data?.items ?? []).filter((book) => {
    const [own, requireAll] = [book[kind], book[requireAllOf[kind]]];
    const missed = own.filter(({ id }) => gone.includes(id));
    return missed.length > 0 && (requireAll || missed.length === own.length);
  });
  if (books.length === 0) return null;
  const names = formatList(books.map(({ name }) => name));
  return <p>{t('cookbook.left-empty', { count: books.length, names, gone: gone.length })}</p>;
}
