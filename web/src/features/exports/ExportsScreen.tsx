import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { ExportList } from './ExportList.tsx';
import classes from './Exports.module.css';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

/** One place to take everything along: all formats by one press, or one of them. */
export function ExportsScreen() {
  const { data: exports, error, refetch } = useFetch(contract.bulkRecipes.listExports);
  const start = useChange(contract.bulkRecipes.startExport);
  const [isChoosing, setIsChoosing] = useState(false);
  const isWriting = exports?.some(({ format, status }) => format === 'everything' && status === 'in-progress') ?? false;
  useTitle(t('export-page.title'));
  return (
    <Page>
      <PageHeading
        title={t('export-page.title')}
        actions={
          <Button variant="default" leftSection={<IconDownload size={20} />} onClick={() => setIsChoosing(true)}>
            {t('export-page.one-format')}
          </Button>
        }
      />
      <p className={classes.hint}>{t('export-page.hint')}</p>
      <section className={classes.all} aria-labelledby="take-all">
        <div>
          <h2 id="take-all">{t('export-page.all')}</h2>
          <p>{t('recipe-data.format-all-hint')}</p>
        </div>
        <Button
          size="md"
          leftSection={<IconPackageExport size={22} />}
          loading={start.isPending}
          disabled={isWriting}
          onClick={() => start.mutate({ body: { exportType: 'everything' } })}
        >
          {t('export-page.take')}
        </Button>
      </section>
      {!exports && !error && <SkeletonRows count={2} height={72} />}
      {error && !exports && <ErrorState error={error} onRetry={() => void refetch()} />}
      {exports?.length === 0 && <p className={classes.none}>{t('export-page.none')}</p>}
      <ExportList />
      <Suspense>{isChoosing && <ExportDialog what="all" onClose={() => setIsChoosing(false)} />}</Suspense>
    </Page>
  );
}
