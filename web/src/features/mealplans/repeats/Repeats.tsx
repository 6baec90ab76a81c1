import { IconTrash } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SettingSection } from '../../../components/Settings.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { nameOf } from '../plan.ts';
import classes from '../settings/PlannerSettings.module.css';
import { nameOfWeekday } from '../settings/rule-words.ts';
import { useRepeatChanges, useRepeats } from './repeats.api.ts';

/** The meals that come again, each of which can be ended. */
export function Repeats() {
  const { repeats, error, retry } = useRepeats();
  const { stop } = useRepeatChanges();
  return (
    <SettingSection id="repeats" title={t('plan.repeated-meals')} hint={t('plan.repeated-hint')}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!repeats && !error && <SkeletonRows count={2} />}
      {repeats?.length === 0 && <p className={classes.none}>{t('plan.no-repeats')}</p>}
      <ul>
        {repeats?.map((repeat) => (
          <li key={repeat.id} className={classes.row}>
            <span>
              <b dir="auto">{nameOf(repeat)}</b>
              <small>
                {t('plan.repeat-when', {
                  weeks: repeat.everyWeeks,
                  meal: t('plan.meal', { meal: repeat.entryType }),
                  days: formatList(repeat.weekdays.map(nameOfWeekday)),
                })}
              </small>
            </span>
            <IconButton
              icon={IconTrash}
              label={t('plan.end-repeat', { name: nameOf(repeat) })}
              onClick={() => stop(repeat.id)}
            />
          </li>
        ))}
      </ul>
    </SettingSection>
  );
}
