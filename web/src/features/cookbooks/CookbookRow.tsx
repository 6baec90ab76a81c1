import { useSortable } from '@dnd-kit/sortable';
import type { Cookbook } from '@larder/contract';
import { IconDots, IconGripVertical } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, lazy } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { t } from '../../lib/messages/index.ts';
import { BookLink } from './BookLink.tsx';
import classes from './Cookbooks.module.css';

const CookbookMenu = lazy(() => import('./CookbookMenu.tsx'));

interface CookbookRowProps {
  book: Cookbook;
  groupSlug: string;
  place: { index: number; count: number };
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A handle to drag by, the book, and what can be done with it. */
export function CookbookRow({ book, groupSlug, place, onMove, onEdit, onRemove }: CookbookRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: book.id,
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(place.index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const label = t('table.more', { name: book.name });
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={classes.row}
      data-dragging={isDragging || undefined}
      onKeyDown={moveByKeys}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('recipe.edit.drag', { name: book.name })}
        aria-roledescription={t('recipe.edit.draggable')}
      >
        <IconGripVertical size={18} />
      </button>
      <BookLink book={book} groupSlug={groupSlug} />
      <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} aria-haspopup="menu" onClick={ask} />}>
        <CookbookMenu label={label} place={place} onMove={onMove} onEdit={onEdit} onRemove={onRemove} />
      </OnDemand>
    </li>
  );
}
