import type { Cookbook } from '@larder/contract';
import { IconDots } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { movingByKeys, useSortableRow } from '../../components/sortable/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { BookLink } from './BookLink.tsx';
import classes from './Cookbooks.module.css';

const CookbookMenu = lazy(() => import('./CookbookMenu.tsx'));

interface CookbookRowProps {
  book: Cookbook;
  groupSlug: string;
  position: { index: number; count: number };
  onMove: (to: number) => void;
  onEdit: () => void;
  onShare: () => void;
  onExport: () => void;
  onRemove: () => void;
}

/** A book on the shelf, a handle to drag it by, and what can be done with it. */
export function CookbookRow({
  book,
  groupSlug,
  position,
  onMove,
  onEdit,
  onShare,
  onExport,
  onRemove,
}: CookbookRowProps) {
  const { row, handle } = useSortableRow(book.id, book.name);
  const label = t('table.more', { name: book.name });
  return (
    <li {...row} className={classes.row} onKeyDown={movingByKeys((steps) => onMove(position.index + steps))}>
      <BookLink book={book} groupSlug={groupSlug} />
      <span className={classes.tools}>
        {handle}
        <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} aria-haspopup="menu" onClick={ask} />}>
          <CookbookMenu
            label={label}
            position={position}
            onMove={onMove}
            onEdit={onEdit}
            onShare={onShare}
            onExport={onExport}
            onRemove={onRemove}
          />
        </OnDemand>
      </span>
    </li>
  );
}
