import type { Report } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { IconPlayerStop, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { RemainingEntries, ReportEntries } from './ReportEntries.tsx';
import { ReportStatus } from './ReportStatus.tsx';
import classes from './Reports.module.css';
import { useCancelReport, useRemoveReport, useReport, useRetryReport } from './reports.api.ts';

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
  const { id, name, timestamp, status, counts, entries, remaining } = report;
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
        {goesOn ? <GoingOn id={id} counts={counts} /> : <Outcome report={report} />}
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

function GoingOn({ id, counts: { succeeded, failed, remaining } }: Pick<Report, 'id' | 'counts'>) {
  const cancel = useCancelReport();
  const done = succeeded + failed;
  const all = done + remaining;
  return (
    <section className={classes.progress}>
      <p aria-live="polite">{t('report.progress', { done, all })}</p>
      <Progress
        value={all === 0 ? 0 : (100 * done) / all}
        aria-label={t('report.progress-label')}
        size="lg"
        radius="xl"
        transitionDuration={300}
      />
      <p className={classes.hint}>{t('report.leave-hint')}</p>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={18} />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ params: { itemId: id } })}
        >
          {t('report.cancel')}
        </Button>
      </div>
    </section>
  );
}

function Outcome({ report: { status, counts } }: { report: Report }) {
  return (
    <p className={classes.summary} aria-live="polite">
      <ReportStatus status={status} />
      <span>{t('report.counts', counts)}</span>
    </p>
  );
}

function RetryButton({ id }: { id: string }) {
  const retry = useRetryReport();
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} />}
      loading={retry.isPending}
      onClick={() => retry.mutate({ params: { itemId: id } })}
    >
      {t('report.retry')}
    </Button>
  );
}

function RemoveButton({ id, goesOn }: { id: string; goesOn: boolean }) {
  const navigate = useNavigate();
  const remove = useRemoveReport();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const done = await remove.mutateAsync({ params: { itemId: id } }).catch(() => null);
    if (done) await navigate({ to: '/group/reports', replace: true });
  };
  return (
    <>
      <IconButton icon={IconTrash} label={t('report.remove')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('report.remove')}
        confirmLabel={t('report.remove')}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      >
        {t(goesOn ? 'report.remove-going-on' : 'report.remove-hint')}
      </ConfirmDialog>
    </>
  );
}
