import { contract, type Report } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { ReportStatus } from './ReportList.tsx';
import classes from './Reports.module.css';

/** How far it is, and after its end how it went. */
export function ReportProgress({ report }: { report: Report }) {
  return report.status === 'in-progress' ? <GoingOn {...report} /> : <Outcome report={report} />;
}

function GoingOn({ id, counts: { succeeded, failed, remaining } }: Pick<Report, 'id' | 'counts'>) {
  const cancel = useChange(contract.reports.cancel);
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
