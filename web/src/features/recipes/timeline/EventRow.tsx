import type { TimelineEvent, User } from '@larder/contract';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { formatDay, formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { avatarOf, useGroup } from '../../../lib/session/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { eventPicture } from '../made/made.api.ts';
import { EventActions } from './EventActions.tsx';
import { EventSeries } from './EventSeries.tsx';
import { EventTitle } from './EventTitle.tsx';
import classes from './Timeline.module.css';
import { VersionLink } from './VersionLink.tsx';

const PictureView = lazy(() => import('../../../components/PictureView.tsx'));

interface EventRowProps {
  event: TimelineEvent;
  /** Nobody where that one has left the household. */
  who: User | undefined;
  /** On the page of one recipe that need not be said. */
  showsRecipe: boolean;
  /** The next one is of another day. */
  endsDay: boolean;
}

/** What happened: who made what, what they said of it, and the recipe as it was then. */
export function EventRow({ event, who, showsRecipe, endsDay }: EventRowProps) {
  const { slug: groupSlug } = useGroup();
  const { recipe, eventType, eventMessage, timestamp } = event;
  const { series, standsFor } = event;
  const hasThumb = showsRecipe && groupSlug && eventType !== 'system' && !event.hasImage;
  return (
    <article className={classes.event} data-type={eventType} data-ends-day={endsDay || undefined}>
      {eventType === 'system' ? (
        <span className={classes.sign}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
        </span>
      ) : eventType === 'info' ? (
        <span className={classes.sign}>
          <IconCalendarEvent size={18} stroke={1.5} aria-hidden="true" />
        </span>
      ) : (
        <Avatar name={who?.fullName ?? event.subject} src={who && avatarOf(who)} size={36} />
      )}
      <div className={classes.words}>
        <p className={classes.title}>
          <EventTitle event={event} who={who} showsRecipe={showsRecipe} />{' '}
          <time dateTime={timestamp}>{formatMoment(timestamp, { timeStyle: 'short' })}</time>
        </p>
        {eventMessage && (
          <p className={classes.message} dir="auto">
            {eventMessage}
          </p>
        )}
        {series && standsFor !== null && standsFor > 1 && <EventSeries series={series} count={standsFor} />}
        <EventPhoto event={event} />
        <div className={classes.foot}>
          <VersionLink event={event} />
          <EventActions event={event} />
        </div>
      </div>
      {hasThumb && (
        <Link
          to="/g/$groupSlug/r/$recipeSlug"
          params={{ groupSlug, recipeSlug: recipe.slug }}
          className={classes.thumb}
          aria-hidden="true"
          tabIndex={-1}
        >
          <RecipePhoto recipe={recipe} className={classes.thumbPicture} />
        </Link>
      )}
    </article>
  );
}

function EventPhoto({ event }: { event: TimelineEvent }) {
  const [enlarged, setEnlarged] = useState(false);
  const picture = eventPicture(event, 'min-original.webp');
  const full = eventPicture(event, 'original.webp');
  if (!picture || !full) return null;
  const alt = t('made.photo-of', { day: formatDay(event.timestamp) });
  return (
    <>
      <button type="button" className={classes.photo} aria-haspopup="dialog" onClick={() => setEnlarged(true)}>
        <img src={picture} alt={alt} loading="lazy" />
      </button>
      <Suspense>{enlarged && <PictureView src={full} alt={alt} onClose={() => setEnlarged(false)} />}</Suspense>
    </>
  );
}
