import { contract, type EffectiveSetting, type SettingSubject, settingSubjects } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconBug } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { FindField } from '../frame/FindField.tsx';
import tools from '../frame/Tools.module.css';
import { useHealth } from '../health/health.tsx';
import classes from './Settings.module.css';
import { SubjectSection } from './SubjectSection.tsx';
import { settingName } from './setting-name.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** Every setting of the server: what holds, and where it comes from. They are changed where the server is started. */
export function SettingsScreen() {
  const settings = useFetch(contract.adminAbout.settings);
  const [find, setFind] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const health = useHealth();
  const checks = health.error ? [] : health.data?.checks;
  const place = usePlaceOfAddress(settings.data !== undefined);
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
      {settings.data && shown.length === 0 && (
        <p className={classes.nothing}>{t(find ? 'admin.nothing-found' : 'admin.nothing-changed')}</p>
      )}
      {subjectsOf(shown).map(([subject, ofIt]) => (
        <SubjectSection
          key={subject}
          subject={subject}
          settings={ofIt}
          checks={checks}
          showsAll={onlyChanged || find.trim() !== '' || ofIt.some(({ name }) => name === place)}
        />
      ))}
      {isReporting && (
        <Suspense>
          <ReportDialog onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </AdminPage>
  );
}

/** Who comes for one subject, such as single sign-on, or for one setting is led to it once it is there. */
function usePlaceOfAddress(isThere: boolean): string {
  const place = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (isThere && place) document.getElementById(place)?.scrollIntoView();
  }, [isThere, place]);
  return place;
}

const subjectsOf = (settings: EffectiveSetting[]): [SettingSubject, EffectiveSetting[]][] =>
  settingSubjects
    .map((subject): [SettingSubject, EffectiveSetting[]] => [
      subject,
      settings.filter((one) => one.subject === subject),
    ])
    .filter(([, ofIt]) => ofIt.length > 0);

const isChanged = ({ from }: EffectiveSetting) => from !== 'default';

const holds = (setting: EffectiveSetting, text: string) =>
  `${setting.name} ${settingName(setting)} ${setting.about} ${setting.value ?? ''}`
    .toLowerCase()
    .includes(text.trim().toLowerCase());
