import { Menu } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconToolsKitchen2, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BulkAction } from '../../components/data-table/index.ts';
import { t } from '../../lib/messages/index.ts';
import type { Asked } from './AskedDialog.tsx';
import type { AnyKind, DataRow } from './data-kind.ts';

interface DataRowMenuProps {
  kind: AnyKind;
  row: DataRow;
  groupSlug: string;
  onEdit: () => void;
  onAsk: (what: 'merge' | 'delete') => void;
}

/** What can be done with one row. */
export function DataRowMenu({ kind, row, groupSlug, onEdit, onAsk }: DataRowMenuProps) {
  return (
    <>
      <Menu.Item leftSection={<IconPencil />} onClick={onEdit}>
        {t('data.edit')}
      </Menu.Item>
      {row.references > 0 && (
        <Menu.Item
          leftSection={<IconToolsKitchen2 />}
          renderRoot={(props) => <Link {...kind.referencesAt(row, groupSlug)} {...props} />}
        >
          {t('data.show-references', { kind: kind.name, count: row.references })}
        </Menu.Item>
      )}
      {kind.merging && (
        <Menu.Item leftSection={<IconArrowMerge />} onClick={() => onAsk('merge')}>
          {t('data.merge-into')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item color="error" leftSection={<IconTrash />} onClick={() => onAsk('delete')}>
        {t('data.delete')}
      </Menu.Item>
    </>
  );
}

/** Each of them is shown with what its merge changes; nobody reads more. */
const mergedAtOnce = { least: 2, most: 20 };

/** What can be done with many rows of a kind at once. */
export function bulkActionsOf(
  { bulk, merging }: AnyKind,
  ask: (what: Asked['what'], ids: string[]) => void,
): BulkAction[] {
  return [
    ...(bulk ? [{ icon: bulk.icon, title: bulk.title(), run: (ids: string[]) => ask('bulk', ids) }] : []),
    ...(merging
      ? [{ icon: IconArrowMerge, title: t('data.merge'), ...mergedAtOnce, run: (ids: string[]) => ask('merge', ids) }]
      : []),
    { icon: IconTrash, title: t('data.delete'), isDangerous: true, run: (ids) => ask('delete', ids) },
  ];
}
