import { IconBooks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { BookCover, inSeasonFirst, useCookbooks } from '../../features/cookbooks/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import classes from './NavigationList.module.css';

const activeOptions = { exact: true, includeSearch: false };

/** The way to all cookbooks and to each of them. Visitors see it where there are books for them. */
export function CookbookLinks({ onGo }: { onGo?: (() => void) | undefined }) {
  const { slug: groupSlug } = useGroup();
  const hasBooks = useHasBooks();
  const books = useCookbooks().data?.items ?? [];
  if (!groupSlug || !hasBooks) return null;
  return (
    <section>
      <ul>
        <li>
          <Link
            to="/g/$groupSlug/cookbooks"
            params={{ groupSlug }}
            className={classes.link}
            activeOptions={activeOptions}
            onClick={onGo}
          >
            <IconBooks />
            <span>{t('cookbook.title')}</span>
          </Link>
        </li>
        {inSeasonFirst(books).map((book) => (
          <li key={book.id} className={classes.inner}>
            <Link
              to="/g/$groupSlug/cookbooks/$bookSlug"
              params={{ groupSlug, bookSlug: book.slug }}
              className={classes.link}
              activeOptions={activeOptions}
              onClick={onGo}
            >
              <BookCover book={book} small />
              <span className={classes.name} dir="auto">
                {book.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether cookbooks are shown in the navigation: for members always, for visitors where there are books for them. */
export function useHasBooks(): boolean {
  const { slug, isOwn } = useGroup();
  const books = useCookbooks().data?.items ?? [];
  return slug !== null && (isOwn || books.length > 0);
}
