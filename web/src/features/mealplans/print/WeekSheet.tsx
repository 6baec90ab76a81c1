import type { PlanEntry } from '@larder/contract';
import { Photo } from '../../../components/Photo.tsx';
import { formatDay, formatDays } from '../../../lib/dates/dates.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { shortTime } from '../../../lib/dates/short-time.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { recipeImage } from '../../recipe-pictures/index.ts';
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
    <article className={classes.sheet}>
      <header>
        <h2>{t('plan.we-eat')}</h2>
        <p>
          <span>{formatDays(first, last, { day: 'numeric', month: 'long', year: 'numeric' })}</span>
          <span>{household}</span>
        </p>
      </header>
      {days.map((day) => {
        const here = entriesOn(entries, day);
        return (
          <section key={day} className={classes.day}>
            <h3>
              <span>{formatDay(day, { day: 'numeric' })}</span>
              {formatDay(day, { weekday: 'long' })}
            </h3>
            <div>
              {here.map((entry) => (
                <Line key={entry.id} entry={entry} taste={taste} />
              ))}
              {here.length === 0 && taste.room && <span className={classes.room} />}
            </div>
            {taste.room && <span className={classes.room} />}
          </section>
        );
      })}
      <SheetFoot first={first} last={last} taste={taste} />
    </article>
  );
}

function Line({ entry, taste }: { entry: PlanEntry; taste: WeekTaste }) {
  const { recipe } = entry;
  const time = recipe && shortTime(recipe.totalTime ?? recipe.performTime);
  const facts = [entryFacts(entry), entry.leftoverOf === null && time].filter(Boolean).join(' · ');
  return (
    <div className={classes.line}>
      <small>{t('plan.meal', { meal: entry.entryType })}</small>
      {taste.pictures && recipe && (
        <Photo
          name={recipe.name}
          src={recipeImage(recipe, 'tiny-original.webp')}
          color={recipe.imageColor}
          className={classes.picture ?? ''}
          important
        />
      )}
      <span>
        <b dir="auto">{nameOf(entry)}</b>
        {taste.facts && facts && <small>{facts}</small>}
        {taste.notes && entry.text && <small dir="auto">{entry.text}</small>}
      </span>
    </div>
  );
}
