import { type ImportReport, rowOutcomes } from '@larder/contract';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './dialogs.module.css';

/** More rows than a person reads; those that failed come first. */
const mostShown = 200;

/** What becomes of each row of a file. */
export function ImportRows({ report }: { report: ImportReport }) {
  const rows = [
    ...report.rows.filter(({ outcome }) => outcome === 'failed'),
    ...report.rows.filter(({ outcome }) => outcome === 'changed'),
    ...report.rows.filter(({ outcome }) => outcome === 'created'),
  ];
  return (
    <section className={classes.report} aria-label={t('data.import-report')} aria-live="polite">
      <dl className={classes.figures}>
        {rowOutcomes.map((outcome) => (
          <div key={outcome} data-bad={(outcome === 'failed' && report.failed > 0) || undefined}>
            <dt>{t('data.row-outcome', { outcome })}</dt>
            <dd>{formatNumber(report[outcome])}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 && (
        <p className={classes.lead}>{t(report.rows.length === 0 ? 'data.import-empty' : 'data.import-nothing-new')}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <ul className={classes.rows} tabIndex={0} hidden={rows.length === 0}>
        {rows.slice(0, mostShown).map(({ row, name, outcome, message }) => (
          <li key={row} className={classes.rowLine} data-bad={outcome === 'failed' || undefined}>
            <span>{t('data.import-row', { row })}</span>
            <div>
              {name || '–'}
              <small>{message ?? t('data.row-outcome', { outcome })}</small>
            </div>
          </li>
        ))}
        {rows.length > mostShown && (
          <li className={classes.more}>{t('data.and-more', { count: rows.length - mostShown })}</li>
        )}
      </ul>
    </section>
  );
}
