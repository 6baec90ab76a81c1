import type { ReportSummary } from '@larder/contract';
import { IconCircleCheck, IconCircleX, IconExclamationCircle, IconLoader2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Reports.module.css';
import { useMovesOfReports } from './reports.api.ts';

/** Reports, each a way to its page. */
export function ReportList({ reports }: { reports: ReportSummary[] }) {
  const moves = useMovesOfReports(reports);
  return (
    <ul className={classes.reports}>
      {reports.map(({ id, name, timestamp, status, counts }) => (
        <li key={id}>
          <ReportLink id={id} moveId={moves.get(id)}>
            <span>
              {name}
              <small>{formatMoment(timestamp, { dateStyle: 'medium', timeStyle: 'short' })}</small>
            </span>
            <span className={classes.outcome}>
              <ReportStatus status={status} />
              <small>{t('report.counts', counts)}</small>
            </span>
          </ReportLink>
        </li>
      ))}
    </ul>
  );
}

function ReportLink({ id, moveId, children }: { id: string; moveId: string | undefined; children: ReactNode }) {
  return moveId ? (
    <Link to="/group/migrations/$moveId" params={{ moveId }}>
      {children}
    </Link>
  ) : (
    <Link to="/group/reports/$reportId" params={{ reportId: id }}>
      {children}
    </Link>
  );
}

const looks = {
  'in-progress': { icon: IconLoader2, words: 'report.status-in-progress' },
  success: { icon: IconCircleCheck, words: 'report.status-success' },
  partial: { icon: IconExclamationCircle, words: 'report.status-partial' },
  failure: { icon: IconCircleX, words: 'report.status-failure' },
} as const;

/** How it went, by a sign and in words. */
export function ReportStatus({ status }: Pick<ReportSummary, 'status'>) {
  const { icon: Icon, words } = looks[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={18} aria-hidden="true" />
      {t(words)}
    </span>
  );
}
