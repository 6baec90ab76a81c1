import { type EntryType, entryTypes, type PlanEntry } from '@larder/contract';
import { IconNote, IconPlus } from '@tabler/icons-react';
import { formatDay, formatList, formatNumber } from '../../lib/dates/dates.ts';
import { type Day, today } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './DayRow.module.css';
import { entriesOn, isUnsaved, nameOf } from './plan.ts';
import type { PlanHandlers } from './plan-handlers.ts';
import { longDay, mealOn } from './plan-words.ts';
import { useDropTarget } from './use-drop-target.ts';

interface DayRowProps extends Pick<PlanHandlers, 'picked' | 'onPickMeal' | 'onOpen'> {
  day: Day;
  entries: readonly PlanEntry[];
  /** What is planned by a tap on the day. */
  entryType: EntryType;
}

/** As many pictures as leave room for words. */
const mostPictures = 3;

/** A day in one row, so that a week and the recipes for it fit on a phone. */
export function DayRow({ day, entries, entryType, picked, onPickMeal, onOpen }: DayRowProps) {
  const target = useDropTarget({ date: day });
  const here = entriesOn(entries, day);
  const meal = { date: day, entryType };
  const isFree = !here.some((entry) => entry.entryType === entryType);
  const isOffered = picked !== undefined && isFree;
  const [only] = here;
  return (
    <section className={classes.row} aria-label={longDay(day)} data-offered={isOffered || undefined} {...target}>
      <h2 aria-current={day === today() ? 'date' : undefined}>
        <b>{formatNumber(Number(day.slice(8)))}</b>
        <span>{day === today() ? t('plan.today') : formatDay(day, { weekday: 'short' })}</span>
      </h2>
      <div className={classes.entries}>
        {here.map((entry) => (
          <EntryPicture key={entry.id} entry={entry} onOpen={onOpen} />
        ))}
        {here.length <= mostPictures && (
          <p className={classes.words} aria-hidden={here.length > 0 || undefined}>
            {here.length === 1 && only ? (
              <>
                <small>{t('plan.meal', { meal: only.entryType })}</small>
                <span dir="auto">{nameOf(only)}</span>
              </>
            ) : (
              <small>{mealsText(here)}</small>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        className={classes.add}
        aria-label={t('plan.add-to', { meal: mealOn(meal) })}
        data-offered={isOffered || undefined}
        onClick={() => onPickMeal(meal)}
      >
        <IconPlus aria-hidden="true" />
        {isOffered && t('plan.meal', { meal: entryType })}
      </button>
    </section>
  );
}

function EntryPicture({ entry, onOpen }: { entry: PlanEntry; onOpen: (entry: PlanEntry) => void }) {
  const { recipe } = entry;
  return (
    <button
      type="button"
      className={classes.entry}
      aria-label={`${nameOf(entry)}, ${t('plan.meal', { meal: entry.entryType })}`}
      disabled={isUnsaved(entry)}
      onClick={() => onOpen(entry)}
    >
      {recipe ? <RecipePhoto recipe={recipe} className={classes.picture} /> : <IconNote aria-hidden="true" />}
    </button>
  );
}

/** "Lunch and dinner". */
const mealsText = (entries: readonly PlanEntry[]): string => {
  const meals = entryTypes.filter((type) => entries.some(({ entryType }) => entryType === type));
  return meals.length === 0 ? t('plan.nothing-yet') : formatList(meals.map((meal) => t('plan.meal', { meal })));
};
