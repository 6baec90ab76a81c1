import { contract, type EffectiveSetting } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconBug } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { FindField } from '../frame/FindField.tsx';
import tools from '../frame/Tools.module.css';
import { SettingList } from './SettingList.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** Every setting of the server: what holds, and where it comes from. They are changed where the server is started. */
export function SettingsScreen() {
  const settings = useFetch(contract.adminAbout.settings);
  const [find, setFind] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const changed = settings.data?.filter(isChanged) ?? [];
  const shown = (onlyChanged ? changed : (settings.data ?? [])).filter((setting) => holds(setting, find));
  return (
    <AdminPage
      title={t('admin.settings')}
      hint={t('admin.settings-hint')}
      actions={
        <Button variant="default" leftSection={<IconBug size={18} />} onClick={() => setIsReporting(true)}>
          {t('admin.report')}
        </Button>
      }
    >
      <div className={tools.tools}>
        <FindField label={t('admin.find-setting')} value={find} onChange={setFind} />
        <Chip selected={!onlyChanged} onClick={() => setOnlyChanged(false)}>
          {t('admin.settings-all')}
        </Chip>
        <Chip selected={onlyChanged} count={changed.length} onClick={() => setOnlyChanged(true)}>
          {t('admin.settings-changed')}
        </Chip>
      </div>
      {settings.error && !settings.data && (
        <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {!settings.data && !settings.error && <SkeletonRows count={8} height={72} />}
      {settings.data && (
        <SettingList settings={shown} nothing={t(find ? 'admin.nothing-found' : 'admin.nothing-changed')} />
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </AdminPage>
  );
}

const isChanged = ({ from }: EffectiveSetting) => from !== 'default';

const holds = ({ name, about, value }: EffectiveSetting, text: string) =>
  `${name} ${about} ${value ?? ''}`.toLowerCase().includes(text.trim().toLowerCase());
