import { arrayMove } from '@dnd-kit/sortable';
import type { Cookbook } from '@larder/contract';
import { SortableList } from '../../components/sortable/index.ts';
import { t } from '../../lib/messages/index.ts';
import { CookbookRow } from './CookbookRow.tsx';
import classes from './Cookbooks.module.css';

interface CookbookShelfProps {
  books: readonly Cookbook[];
  groupSlug: string;
  onOrder: (books: readonly Cookbook[]) => void;
  onEdit: (book: Cookbook) => void;
  onShare: (book: Cookbook) => void;
  onExport: (book: Cookbook) => void;
  onRemove: (book: Cookbook) => void;
}

/** The books of a household in the order that it gives them: by dragging, by a menu, or by keys. */
export function CookbookShelf({ books, groupSlug, onOrder, onEdit, onShare, onExport, onRemove }: CookbookShelfProps) {
  const move = (from: number, to: number) => {
    if (to !== from && to >= 0 && to < books.length) onOrder(arrayMove([...books], from, to));
  };
  const drop = (id: string, to: number) =>
    move(
      books.findIndex((book) => book.id === id),
      to,
    );
  return (
    <SortableList rows={books} onDrop={drop} isGrid>
      <ul className={classes.shelf} aria-label={t('cookbook.title')}>
        {books.map((book, index) => (
          <CookbookRow
            key={book.id}
            book={book}
            groupSlug={groupSlug}
            position={{ index, count: books.length }}
            onMove={(to) => move(index, to)}
            onEdit={() => onEdit(book)}
            onShare={() => onShare(book)}
            onExport={() => onExport(book)}
            onRemove={() => onRemove(book)}
          />
        ))}
      </ul>
    </SortableList>
  );
}
