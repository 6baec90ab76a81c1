import { Button, Menu } from '@mantine/core';
import {
  IconCopyCheck,
  IconDots,
  IconFileImport,
  IconFileSpreadsheet,
  IconFileText,
  IconPlant2,
  IconPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { addressOf } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { SeedDialog } from '../seeders/index.ts';
import type { AnyKind, KindName } from './data-kind.ts';

const ImportDialog = lazy(() => import('./dialogs/ImportDialog.tsx'));

/** What can be done with a whole table: fill it, tidy it up, take it along. */
export function DataMenu({ kind }: { kind: AnyKind }) {
  const [dialog, setDialog] = useState<'none' | 'seed' | 'import'>('none');
  const close = () => setDialog('none');
  const exported = (format: 'csv' | 'json') => ({
    href: addressOf(kind.endpoints.export, { query: { format } }),
    download: `${kind.name}.${format}`,
  });
  return (
    <>
      <Menu width={270}>
        <Menu.Target>
          <IconButton icon={IconDots} label={t('data.more')} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopyCheck />}
            renderRoot={(props) => <Link to={`/group/data/${kind.name}/tidy`} {...props} />}
          >
            {t('data.tidy')}
          </Menu.Item>
          <Menu.Divider />
          {kind.isSeeded && (
            <Menu.Item leftSection={<IconPlant2 />} onClick={() => setDialog('seed')}>
              {t('data.seed')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconFileImport />} onClick={() => setDialog('import')}>
            {t('data.import')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item component="a" leftSection={<IconFileSpreadsheet />} {...exported('csv')}>
            {t('data.export-csv')}
          </Menu.Item>
          <Menu.Item component="a" leftSection={<IconFileText />} {...exported('json')}>
            {t('data.export-json')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'seed' && <SeedDialog first={kind.name} onClose={close} />}
        {dialog === 'import' && <ImportDialog kind={kind} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Beside the title of a phone there is room for a short word. */
export function CreateButton({ name, onClick }: { name: KindName; onClick: () => void }) {
  const hasRoom = useMedia(atLeast('md'));
  const label = t('data.new', { kind: name });
  return (
    <Button variant="default" leftSection={<IconPlus size={20} />} aria-label={label} onClick={onClick}>
      {hasRoom ? label : t('data.new-short')}
    </Button>
  );
}
