import type { Report } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { ReportEntries, useReport } from '../../reports/index.ts';
import classes from './Archive.module.css';

interface ArchiveProgressProps {
  reportId: string;
  groupSlug: string;
  /** How many recipes are brought in. */
  count: number;
}

/** How far the import of an archive is, and what became of each recipe. */
export function ArchiveProgress({ reportId, groupSlug, count }: ArchiveProgressProps) {
  const { data: report, error, refetch } = useReport(reportId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <SkeletonRows count={3} />;
  return (
    <div className={classes.progress}>
      <Told report={report} all={count} />
      <ReportEntries entries={failedFirst(report)} groupSlug={groupSlug} />
      {report.status !== 'in-progress' && (
        <div>
          <Button renderRoot={(rest) => <Link to="/g/$groupSlug" params={{ groupSlug }} {...rest} />}>
            {t('import.archive.to-recipes')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Told({ report: { status, counts }, all }: { report: Report; all: number }) {
  const done = counts.succeeded + counts.failed;
  if (status !== 'in-progress') return <p role="status">{t('report.counts', counts)}</p>;
  return (
    <>
      <p role="status">{t('report.progress', { done, all })}</p>
      <Progress
        value={(100 * done) / Math.max(all, 1)}
        aria-label={t('report.progress-label')}
        size="lg"
        radius="xl"
        transitionDuration={300}
      />
      <p className={classes.hint}>{t('report.leave-hint')}</p>
    </>
  );
}

const failedFirst = ({ entries }: Report) => [
  ...entries.filter(({ success }) => !success),
  ...entries.filter(({ success }) => success).toReversed(),
];
