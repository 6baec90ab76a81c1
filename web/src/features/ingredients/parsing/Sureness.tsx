import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Sureness.module.css';

/** How sure the parser is of a part: a short bar, and words for those who point at it or do not see it. */
export function Sureness({ value }: { value: number | null }) {
  const words =
    value === null ? t('parser.unsaid') : t('parser.sure', { percent: formatNumber(value, { style: 'percent' }) });
  const level = value === null ? 'unsaid' : value < 0.5 ? 'low' : value < 0.75 ? 'middle' : 'high';
  return (
    <span className={classes.sureness} data-level={level} title={words} role="img" aria-label={words}>
      <span style={{ inlineSize: `${Math.round((value ?? 0) * 100)}%` }} />
    </span>
  );
}
