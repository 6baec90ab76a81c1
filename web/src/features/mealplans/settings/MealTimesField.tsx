import { contract, entryTypes } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './PlannerSettings.module.css';

/** When meals are eaten, for calendars and for when to begin; saved as one leaves a field. */
export function MealTimesField() {
  const { data } = useFetch(contract.groups.preferences);
  const { mutate } = useChange(contract.groups.changePreferences, {
    optimistic: (update, { body }) => update.edit(contract.groups.preferences, (now) => ({ ...now, ...body })),
  });
  if (!data) return null;
  const { mealTimes } = data;
  return (
    <fieldset className={classes.times}>
      <legend>{t('plan.meal-times')}</legend>
      {entryTypes.map((type) => (
        <TextInput
          key={`${type} ${mealTimes[type]}`}
          type="time"
          label={t('plan.meal', { meal: type })}
          defaultValue={mealTimes[type]}
          onBlur={(event) => {
            const time = event.currentTarget.value.slice(0, 5);
            if (time !== '' && time !== mealTimes[type])
              mutate({ body: { mealTimes: { ...mealTimes, [type]: time } } });
          }}
        />
      ))}
    </fieldset>
  );
}
