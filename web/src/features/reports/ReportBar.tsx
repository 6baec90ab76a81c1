import type { Report } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import classes from './Reports.module.css';
import type { ReportParts } from './report-parts.ts';

/** How far it is, with what became of each part by its width; the words beside it say the same. */
export function ReportBar({ report, parts }: { report: Report; parts: ReportParts }) {
  const { failed, triedAgain, running, saved, waiting, leftOut } = parts;
  const goesOn = report.status === 'in-progress';
  const known = saved.filter(({ code }) => code === 'known' || code === 'repeated').length;
  const segments = [
    { tone: 'good', size: saved.length - known },
    { tone: 'known', size: known },
    { tone: goesOn ? 'again' : 'bad', size: failed.length + triedAgain.length },
    { tone: 'running', size: running.length },
    { tone: 'rest', size: waiting.length + leftOut.length },
  ].filter(({ size }) => size > 0);
  const { succeeded, remaining } = report.counts;
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={t('report.progress-label')}
      aria-valuemin={0}
      aria-valuemax={succeeded + report.counts.failed + remaining}
      aria-valuenow={succeeded + report.counts.failed}
    >
      {segments.map(({ tone, size }) => (
        <span key={tone} data-tone={tone} style={{ flexGrow: size }} />
      ))}
    </div>
  );
}
