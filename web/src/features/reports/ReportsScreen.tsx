import type { ReportSummary } from '@larder/contract';
import { useState } from 'react';
import pie from '../../art/berry-pie.webp';
import dumplings from '../../art/dumplings.webp';
import pasta from '../../art/tomato-pasta.webp';
import { Chip, ChipRow } from '../../components/Chip.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { ReportList } from './ReportList.tsx';
import { useReports } from './reports.api.ts';

const categories = [
  ['bulk_import', 'report.of-imports'],
  ['migration', 'report.of-migrations'],
  ['backup', 'report.of-backups'],
  ['restore', 'report.of-restores'],
] as const;

/** Everything that took long, newest first. */
export function ReportsScreen() {
  const { data: reports, error, refetch } = useReports();
  const [chosen, setChosen] = useState<ReportSummary['category']>();
  useTitle(t('report.all-title'));
  if (error && !reports) {
    return (
      <Page width="narrow">
        <PageHeading title={t('report.all-title')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!reports) return <SkeletonPage />;
  if (reports.length === 0) {
    return (
      <Page width="narrow">
        <EmptyState title={t('report.none-title')} pictures={[pie, dumplings, pasta]}>
          {t('report.none')}
        </EmptyState>
      </Page>
    );
  }
  const present = categories.filter(([category]) => reports.some((report) => report.category === category));
  return (
    <Page width="narrow">
      <PageHeading title={t('report.all-title')} />
      {present.length > 1 && (
        <ChipRow label={t('report.kinds')}>
          <Chip selected={chosen === undefined} onClick={() => setChosen(undefined)}>
            {t('report.of-all')}
          </Chip>
          {present.map(([category, words]) => (
            <Chip key={category} selected={chosen === category} onClick={() => setChosen(category)}>
              {t(words)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ReportList reports={reports.filter(({ category }) => chosen === undefined || category === chosen)} />
    </Page>
  );
}
