import { contract, type Theme } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

export function ThemeMenu({ theme: { id, name, isChosen }, onGone }: { theme: Theme; onGone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange(contract.adminThemes.remove, {
    onDone: () => {
      toast.success(t('theme.deleted', { name }));
      setIsAsking(false);
      onGone();
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon={IconDots} label={t('theme.more-named', { name })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy size={18} />}
            renderRoot={(props) => <Link to="/admin/themes/new" search={{ from: id }} {...props} />}
          >
            {t('theme.duplicate')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={18} />} color="error" onClick={() => setIsAsking(true)}>
            {t('theme.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('theme.delete-title', { name })}
        confirmLabel={t('theme.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { itemId: id } })}
      >
        {t('theme.delete-text', { chosen: String(isChosen) })}
      </ConfirmDialog>
    </>
  );
}
