import type { ReportSummary } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { ReportStatus } from './ReportStatus.tsx';
import classes from './Reports.module.css';

/** Reports, each a way to its page. */
export function ReportList({ reports }: { reports: ReportSummary[] }) {
  return (
    <ul className={classes.reports}>
      {reports.map(({ id, name, timestamp, status, counts }) => (
        <li key={id}>
          <Link to="/group/reports/$reportId" params={{ reportId: id }}>
            <span>
              {name}
              <small>{formatMoment(timestamp, { dateStyle: 'medium', timeStyle: 'short' })}</small>
            </span>
            <span className={classes.outcome}>
              <ReportStatus status={status} />
              <small>{t('report.counts', counts)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
