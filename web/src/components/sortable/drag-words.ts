import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { t } from '../../lib/messages/index.ts';

export interface Named {
  id: string;
  name: string;
}

/** What those who do not see it hear while a row is dragged. */
export function dragWords(rows: readonly Named[]): Announcements {
  const count = rows.length;
  const nameOf = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.name ?? '';
  const positionOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart: ({ active }) =>
      t('recipe.edit.drag-start', { name: nameOf(active.id), place: positionOf(active.id), count }),
    onDragOver: ({ active, over }) =>
      over ? t('recipe.edit.drag-over', { name: nameOf(active.id), place: positionOf(over.id), count }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('recipe.edit.drag-end', { name: nameOf(active.id), place: positionOf((over ?? active).id), count }),
    onDragCancel: ({ active }) => t('recipe.edit.drag-cancel', { name: nameOf(active.id) }),
  };
}
