import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Chip } from '../../../components/Chip.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './fields.module.css';
import { dateOf, type MadeDraft, momentOf } from './made-draft.ts';

interface DayFieldProps {
  day: MadeDraft['day'];
  onChange: (day: MadeDraft['day']) => void;
}

/** Today, yesterday, or a day that a calendar gives; none that is still to come. */
export function DayField({ day, onChange }: DayFieldProps) {
  const isOther = typeof day === 'string';
  const today = dateOf(new Date());
  return (
    <div>
      <fieldset className={classes.field}>
        <legend className={classes.legend}>{t('made.when')}</legend>
        <div className={classes.choices}>
          <Chip selected={day === 0} onClick={() => onChange(0)}>
            {t('made.today')}
          </Chip>
          <Chip selected={day === 1} onClick={() => onChange(1)}>
            {t('made.yesterday')}
          </Chip>
          <Chip selected={isOther} onClick={() => !isOther && onChange(dateOf(new Date(momentOf(2))))}>
            <IconCalendar aria-hidden="true" />
            {t('made.other-day')}
          </Chip>
        </div>
        {isOther && (
          <TextInput
            type="date"
            className={classes.date ?? ''}
            aria-label={t('made.other-day')}
            max={today}
            value={day}
            autoFocus
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value !== '' && value <= today) onChange(value);
            }}
          />
        )}
      </fieldset>
    </div>
  );
}
