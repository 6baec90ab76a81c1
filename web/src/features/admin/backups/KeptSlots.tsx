import type { Backup, BackupOverview } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { type ProofState, proofState } from './backups.api.ts';
import classes from './KeptSlots.module.css';

type Keep = BackupOverview['keep'];
type Span = keyof Keep;

const spans: Span[] = ['days', 'weeks', 'months'];

/** Where the span begins that lies so many before the present one. */
const beginningOf: Record<Span, (now: Date, before: number) => Date> = {
  days: (now, before) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - before),
  weeks: (now, before) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7) - 7 * before),
  months: (now, before) => new Date(now.getFullYear(), now.getMonth() - before, 1),
};

const worth: ProofState[] = ['damaged', 'unproven', 'proven'];

/** The best backup of each of these spans, the present one last. */
const slotsOf = (backups: Backup[], span: Span, count: number, now: Date): (ProofState | 'none')[] =>
  Array.from({ length: count }, (_, index) => {
    const from = beginningOf[span](now, count - 1 - index).getTime();
    const until = beginningOf[span](now, count - 2 - index).getTime();
    const states = backups.flatMap((backup) => {
      const at = Date.parse(backup.createdAt);
      return at >= from && at < until ? [proofState(backup)] : [];
    });
    return states.toSorted((one, other) => worth.indexOf(other) - worth.indexOf(one))[0] ?? 'none';
  });

/** For how many of the days, weeks and months that are kept there is a backup, and whether it is good. */
export function KeptSlots({ backups, keep }: { backups: Backup[]; keep: Keep }) {
  const now = new Date();
  return (
    <div className={classes.spans}>
      {spans.map((span) => {
        const slots = slotsOf(backups, span, keep[span], now);
        const filled = slots.filter((slot) => slot !== 'none').length;
        if (slots.length === 0) return null;
        return (
          <div key={span}>
            <small>{t('backup.slots', { span, filled, count: slots.length })}</small>
            <span className={classes.slots} aria-hidden="true">
              {slots.map((slot, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
                <i key={index} data-state={slot} />
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
