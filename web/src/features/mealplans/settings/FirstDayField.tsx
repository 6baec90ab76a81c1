import { contract } from '@larder/contract';
import { Select } from '@mantine/core';
import { useChange } from '../../../lib/api/index.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { addDays } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { useFirstDay } from '../mealplans.api.ts';

/** It was a Sunday. */
const sunday = '1970-01-04';

/** On which day weeks begin, for everybody of the household. */
export function FirstDayField() {
  const firstDay = useFirstDay();
  const { mutate } = useChange(contract.groups.changePreferences, {
    optimistic: (update, { body }) => update.edit(contract.groups.preferences, (now) => ({ ...now, ...body })),
  });
  return (
    <Select
      label={t('group.first-day')}
      maw="16rem"
      data={Array.from({ length: 7 }, (_, day) => ({
        value: String(day),
        label: formatDay(addDays(sunday, day), { weekday: 'long' }),
      }))}
      value={firstDay === undefined ? null : String(firstDay)}
      allowDeselect={false}
      onChange={(day) => day !== null && mutate({ body: { firstDayOfWeek: Number(day) } })}
    />
  );
}
