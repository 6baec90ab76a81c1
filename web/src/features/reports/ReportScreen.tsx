import type { Report } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { RemainingEntries, ReportEntries } from './ReportEntries.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import classes from './Reports.module.css';
import { RemoveButton, RetryButton } from './report-actions.tsx';
import { useReport } from './reports.api.ts';

/** What a long action did, entry by entry, and what is still to be done. */
export function ReportScreen() {
  const { reportId = '' } = useParams({ strict: false });
  const { data: report, error, refetch } = useReport(reportId);
  useTitle(report?.name ?? t('report.title'));
  if (report) return <ReportPage report={report} />;
  if (error?.status === 404) {
    return (
      <Page width="narrow">
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
      <Page width="narrow">
        <PageHeading title={t('report.title')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <SkeletonPage />;
}

function ReportPage({ report }: { report: Report }) {
  const { id, name, timestamp, status, entries, remaining } = report;
  const groupSlug = useMe()?.groupSlug ?? '';
  const failed = entries.filter(({ success }) => !success);
  const succeeded = entries.filter(({ success }) => success);
  const goesOn = status === 'in-progress';
  return (
    <Page width="narrow">
      <PageHeading
        title={name}
        aside={formatMoment(timestamp, { dateStyle: 'medium' })}
        actions={<RemoveButton id={id} goesOn={goesOn} />}
      />
      <div className={classes.sections}>
        <ReportProgress report={report} />
        {failed.length > 0 && (
          <section>
            <div className={classes.title}>
              <h2>{t('report.failed', { count: failed.length })}</h2>
              {!goesOn && <RetryButton id={id} />}
            </div>
            <ReportEntries entries={failed} groupSlug={groupSlug} />
          </section>
        )}
        {remaining.length > 0 && (
          <section>
            <h2>{t('report.remaining', { count: remaining.length })}</h2>
            <RemainingEntries remaining={remaining} />
          </section>
        )}
        {succeeded.length > 0 && (
          <section>
            <h2>{t('report.succeeded', { count: succeeded.length })}</h2>
            <ReportEntries entries={succeeded.toReversed()} groupSlug={groupSlug} />
          </section>
        )}
      </div>
    </Page>
  );
}
