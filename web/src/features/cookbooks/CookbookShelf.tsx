import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Cookbook } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import { dragWords } from '../recipes/index.ts';
import { CookbookRow } from './CookbookRow.tsx';
import classes from './Cookbooks.module.css';

interface CookbookShelfProps {
  books: readonly Cookbook[];
  groupSlug: string;
  onOrder: (books: readonly Cookbook[]) => void;
  onEdit: (book: Cookbook) => void;
  onRemove: (book: Cookbook) => void;
}

/** The books of a household in the order that it gives them: by dragging, by a menu, or by keys. */
export function CookbookShelf({ books, groupSlug, onOrder, onEdit, onRemove }: CookbookShelfProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => books.findIndex((book) => book.id === id);
  const move = (from: number, to: number) => {
    if (to !== from && to >= 0 && to < books.length) onOrder(arrayMove([...books], from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: dragWords(books),
        screenReaderInstructions: { draggable: t('recipe.edit.drag-hint') },
      }}
    >
      <SortableContext items={books.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={classes.shelf} aria-label={t('cookbook.title')}>
          {books.map((book, index) => (
            <CookbookRow
              key={book.id}
              book={book}
              groupSlug={groupSlug}
              place={{ index, count: books.length }}
              onMove={(to) => move(index, to)}
              onEdit={() => onEdit(book)}
              onRemove={() => onRemove(book)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
