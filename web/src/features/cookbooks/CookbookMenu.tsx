import { Menu } from '@mantine/core';
import { IconDownload, IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '../../components/data-table/index.ts';
import { MoveItems, movesOf } from '../../components/sortable/index.ts';
import { t } from '../../lib/messages/index.ts';

interface CookbookMenuProps {
  label: string;
  position: { index: number; count: number };
  onMove: (to: number) => void;
  onEdit: () => void;
  onShare: () => void;
  onExport: () => void;
  onRemove: () => void;
}

export default function CookbookMenu({
  label,
  position: { index, count },
  onMove,
  onEdit,
  onShare,
  onExport,
  onRemove,
}: CookbookMenuProps) {
  return (
    <RowMenu label={label}>
      <Menu.Item leftSection={<IconPencil />} onClick={onEdit}>
        {t('cookbook.edit')}
      </Menu.Item>
      <Menu.Item leftSection={<IconShare2 />} onClick={onShare}>
        {t('share.action')}
      </Menu.Item>
      <Menu.Item leftSection={<IconDownload />} onClick={onExport}>
        {t('recipe-data.export')}
      </Menu.Item>
      <MoveItems index={index} moves={movesOf(index, count).slice(0, 2)} onMove={onMove} />
      <Menu.Divider />
      <Menu.Item color="error" leftSection={<IconTrash />} onClick={onRemove}>
        {t('cookbook.delete')}
      </Menu.Item>
    </RowMenu>
  );
}
