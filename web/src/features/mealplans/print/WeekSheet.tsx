import type { PlanEntry } from '@larder/contract';
import { formatDay, formatDays } from '../../../lib/dates/dates.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { shortTime } from '../../../lib/dates/short-time.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { entriesOn, nameOf } from '../plan.ts';
import { entryFacts } from '../plan-words.ts';
import classes from './PrintWeek.module.css';
import { SheetFoot } from './SheetFoot.tsx';
import type { WeekTaste } from './week-taste.ts';

interface WeekSheetProps {
  days: readonly Day[];
  entries: readonly PlanEntry[];
  taste: WeekTaste;
}

/** A sheet of paper with the meals of a week. */
export function WeekSheet({ days, entries, taste }: WeekSheetProps) {
  const household = useMe()?.group;
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return (
    <article className={classes.sheet} data-paper={taste.paper}>
      <header>
        <h2>{t('plan.we-eat')}</h2>
        <p>
          <span>{formatDays(first, last, { day: 'numeric', month: 'long', year: 'numeric' })}</span>
          <span>{household}</span>
        </p>
      </header>
      {days.map((day) => (
        <DayOnPaper key={day} day={day} entries={entriesOn(entries, day)} taste={taste} />
      ))}
      <SheetFoot first={first} last={last} taste={taste} />
    </article>
  );
}

interface DayOnPaperProps {
  day: Day;
  entries: readonly PlanEntry[];
  taste: WeekTaste;
}

/** Its meals, and beside them what is noted of these, above a line for what comes to mind at the fridge. */
function DayOnPaper({ day, entries, taste }: DayOnPaperProps) {
  const noted = taste.notes ? entries.filter((entry) => entry.text && nameOf(entry)) : [];
  return (
    <section className={classes.day} data-alone={(!taste.notes && !taste.room) || undefined}>
      <h3>
        <span>{formatDay(day, { day: 'numeric' })}</span>
        {formatDay(day, { weekday: 'long' })}
      </h3>
      <div>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} taste={taste} />
        ))}
        {entries.length === 0 && taste.room && <span className={classes.room} />}
      </div>
      <div className={classes.aside}>
        {noted.map(({ id, entryType, text }) => (
          <p key={id} dir="auto">
            {entries.length > 1 && <small>{t('plan.meal', { meal: entryType })}</small>}
            {text}
          </p>
        ))}
        {taste.room && <span className={classes.room} />}
      </div>
    </section>
  );
}

function Line({ entry, taste }: { entry: PlanEntry; taste: WeekTaste }) {
  const { recipe } = entry;
  const time = recipe && shortTime(recipe.totalTime ?? recipe.performTime);
  const facts = [entryFacts(entry), entry.leftoverOf === null && time].filter(Boolean).join(' · ');
  return (
    <div className={classes.line}>
      <small>{t('plan.meal', { meal: entry.entryType })}</small>
      {taste.pictures && recipe && <RecipePhoto recipe={recipe} className={classes.picture} important />}
      <span>
        <b dir="auto">{nameOf(entry) || entry.text}</b>
        {taste.facts && facts && <small>{facts}</small>}
      </span>
    </div>
  );
}
