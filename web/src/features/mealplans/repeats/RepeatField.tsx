import type { PlanEntry } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconRepeat, IconRepeatOff } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from '../EntryDialog.module.css';
import { useRepeatChanges } from './repeats.api.ts';

/** Lets what is planned come again every week or every other, and ends that. */
export function RepeatField({ entry }: { entry: PlanEntry }) {
  const { begin, stop, isPending } = useRepeatChanges();
  const { repeatId } = entry;
  const day = formatDay(entry.date, { weekday: 'long' });
  return (
    <fieldset className={classes.repeat}>
      <legend>{repeatId ? t('plan.repeats') : t('plan.repeat')}</legend>
      {repeatId ? (
        <Button
          variant="default"
          leftSection={<IconRepeatOff size={18} />}
          loading={isPending}
          onClick={() => stop(repeatId)}
        >
          {t('plan.stop-repeat')}
        </Button>
      ) : (
        [1, 2].map((weeks) => (
          <Button
            key={weeks}
            variant="default"
            leftSection={<IconRepeat size={18} />}
            disabled={isPending}
            onClick={() => begin(entry, weeks)}
          >
            {t('plan.repeat-every', { weeks, day })}
          </Button>
        ))
      )}
    </fieldset>
  );
}
