import type { PlanEntry } from '@larder/contract';
import { useMergedRef } from '@mantine/hooks';
import { IconCornerDownRight, IconGripVertical, IconRepeat, IconSoup } from '@tabler/icons-react';
import type { Day } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './Entry.module.css';
import { isUnsaved, nameOf } from './plan.ts';
import { entryFacts } from './plan-words.ts';
import { useDragging } from './use-dragging.ts';
import { useOrderTarget } from './use-drop-target.ts';

interface EntryCardProps {
  entry: PlanEntry;
  /** On which day it is shown; one that lasts is slim on its later days. */
  day: Day;
  /** A card with its picture on top, a line with it beside, or a small card of a month. */
  shape: 'card' | 'line' | 'small';
  /** With the name of its meal, where it does not stand below one. */
  withMeal?: boolean;
  onOpen: (entry: PlanEntry) => void;
}

/** Something that is planned: a tap opens it, and it is dragged elsewhere. */
export function EntryCard({ entry, day, shape, withMeal = false, onOpen }: EntryCardProps) {
  const name = nameOf(entry);
  const { whole, handle } = useDragging(
    `entry ${entry.id} ${day}`,
    { kind: 'entry', entry, name },
    isUnsaved(entry) || entry.date !== day,
  );
  const place = useOrderTarget(entry, day);
  const ref = useMergedRef(whole.ref, place.ref);
  const { recipe } = entry;
  const isLater = entry.date !== day;
  const facts = entryFacts(entry);
  return (
    <article
      className={classes.entry}
      data-shape={shape}
      data-note={recipe === null || undefined}
      data-later={isLater || undefined}
      data-unsaved={isUnsaved(entry) || undefined}
      data-place={place.side}
      {...whole}
      ref={ref}
    >
      <button type="button" className={classes.open} disabled={isUnsaved(entry)} onClick={() => onOpen(entry)}>
        {recipe && !isLater && <RecipePhoto recipe={recipe} className={classes.picture} />}
        <span className={classes.words}>
          {withMeal && <small className={classes.meal}>{t('plan.meal', { meal: entry.entryType })}</small>}
          <b className={classes.name} dir="auto">
            {isLater && <IconCornerDownRight aria-hidden="true" className="flip" />}
            {entry.leftoverOf !== null && <IconSoup role="img" aria-label={t('plan.leftovers')} />}
            {entry.repeatId !== null && <IconRepeat role="img" aria-label={t('plan.repeats')} />}
            {name}
          </b>
          {!isLater && facts && <small className={classes.facts}>{facts}</small>}
          {!isLater && entry.text && (
            <small className={classes.note} dir="auto">
              {entry.text}
            </small>
          )}
        </span>
      </button>
      {!isLater && (
        <button
          type="button"
          className={classes.handle}
          {...handle}
          aria-label={t('plan.drag', { name })}
          aria-roledescription={t('recipe.edit.draggable')}
        >
          <IconGripVertical size={18} />
        </button>
      )}
    </article>
  );
}
