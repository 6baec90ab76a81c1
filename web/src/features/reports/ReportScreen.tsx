import type { Report } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { BackLink } from '../../components/BackLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { DoneHead, GoingOnHead } from './ReportHead.tsx';
import { ReportSections } from './ReportSections.tsx';
import classes from './Reports.module.css';
import { partsOf } from './report-parts.ts';
import { useMovesOfReports, useReport } from './reports.api.ts';

/** What a long action did, entry by entry, and what is still to be done. */
export function ReportScreen() {
  const { reportId = '' } = useParams({ strict: false });
  const { data: report, error, refetch } = useReport(reportId);
  useTitle(report?.name ?? t('report.title'));
  if (report) return <ReportPage report={report} />;
  if (error?.status === 404) {
    return (
      <Page width="medium">
        <EmptyState
          title={t('report.gone-title')}
          action={
            <Button variant="default" renderRoot={(props) => <Link to="/group/reports" {...props} />}>
              {t('create.bulk-all-reports')}
            </Button>
          }
        >
          {t('report.gone')}
        </EmptyState>
      </Page>
    );
  }
  if (error) {
    return (
      <Page width="medium">
        <PageHeading title={t('report.title')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <SkeletonPage />;
}

function ReportPage({ report }: { report: Report }) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const parts = partsOf(report);
  const moveId = useMovesOfReports([report]).get(report.id);
  return (
    <Page width="medium">
      {moveId && (
        <BackLink to="/group/migrations/$moveId" params={{ moveId }}>
          {t('report.to-move')}
        </BackLink>
      )}
      {report.status === 'in-progress' ? (
        <GoingOnHead report={report} parts={parts} />
      ) : (
        <DoneHead report={report} parts={parts} />
      )}
      <div className={classes.sections}>
        <ReportSections report={report} parts={parts} groupSlug={groupSlug} />
      </div>
    </Page>
  );
}
