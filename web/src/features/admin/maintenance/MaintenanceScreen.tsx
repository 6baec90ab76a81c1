import { contract, type Endpoint } from '@larder/contract';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { AdminPage, AdminSection } from '../frame/AdminPage.tsx';
import { ByGroup } from './ByGroup.tsx';
import { LeftoverRow } from './LeftoverRow.tsx';
import { ServerCounts } from './ServerCounts.tsx';
import { SizeBar } from './SizeBar.tsx';

type Kind = 'images' | 'folders' | 'temp' | 'logs';

const kinds: { kind: Kind; title: MessageKey; hint: MessageKey; clean: Endpoint & { method: 'POST' } }[] = [
  {
    kind: 'images',
    title: 'maintenance.images',
    hint: 'maintenance.images-hint',
    clean: contract.adminMaintenance.cleanImages,
  },
  {
    kind: 'folders',
    title: 'maintenance.folders',
    hint: 'maintenance.folders-hint',
    clean: contract.adminMaintenance.cleanFolders,
  },
  {
    kind: 'temp',
    title: 'maintenance.temp',
    hint: 'maintenance.temp-hint',
    clean: contract.adminMaintenance.cleanTemp,
  },
  {
    kind: 'logs',
    title: 'maintenance.logs',
    hint: 'maintenance.logs-hint',
    clean: contract.adminMaintenance.cleanLogs,
  },
];

/** How much room everything takes, and what could go; nothing goes before it was seen. */
export function MaintenanceScreen() {
  const storage = useFetch(contract.adminMaintenance.storage);
  const leftovers = useFetch(contract.adminMaintenance.leftovers);
  const error = storage.error ?? leftovers.error;
  const refresh = () => void Promise.all([storage.refetch(), leftovers.refetch()]);
  const isLoaded = storage.data && leftovers.data;
  return (
    <AdminPage title={t('maintenance.title')} hint={t('maintenance.hint')}>
      {!isLoaded && error && <ErrorState error={error} onRetry={refresh} />}
      {!isLoaded && !error && <SkeletonRows count={6} height={64} />}
      {storage.data && leftovers.data && (
        <>
          <SizeBar bytes={storage.data.bytes} />
          <AdminSection title={t('maintenance.leftovers')} hint={t('maintenance.leftovers-hint')}>
            <ul>
              {kinds.map(({ kind, ...row }) => (
                <LeftoverRow key={kind} {...row} leftovers={leftovers.data[kind]} onCleaned={refresh} />
              ))}
            </ul>
          </AdminSection>
          <ByGroup />
          <ServerCounts />
        </>
      )}
    </AdminPage>
  );
}
