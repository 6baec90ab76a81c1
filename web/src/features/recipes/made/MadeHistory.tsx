import { contract, type Recipe, type TimelineEvent, type User } from '@larder/contract';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { avatarOf } from '../../../lib/session/index.ts';
import { EventActions } from '../timeline/EventActions.tsx';
import { VersionLink } from '../timeline/VersionLink.tsx';
import classes from './MadeHistory.module.css';
import { eventPicture, useMadeEvents } from './made.api.ts';
import { dateOf, momentOf } from './made-draft.ts';

const PictureView = lazy(() => import('../../../components/PictureView.tsx'));

/** So many are shown until somebody asks for the rest. */
const fewest = 5;

/** When the recipe was made, by whom, and what was said of it. */
export function MadeHistory({ recipe }: { recipe: Recipe }) {
  const { data } = useMadeEvents(recipe);
  const { data: members = [] } = useFetch(contract.groups.members, {}, { enabled: (data?.total ?? 0) > 0 });
  const [showsAll, setShowsAll] = useState(false);
  if (!data || data.items.length === 0) return null;
  const shown = showsAll ? data.items : data.items.slice(0, fewest);
  return (
    <section aria-labelledby="made-heading">
      <h2 id="made-heading">{t('made.times', { times: data.total })}</h2>
      <ul className={classes.list}>
        {shown.map((event) => (
          <li key={event.id}>
            <MadeEvent event={event} cook={members.find(({ id }) => id === event.userId)} />
          </li>
        ))}
      </ul>
      {data.items.length > shown.length && (
        <Button variant="subtle" className={classes.all ?? ''} onClick={() => setShowsAll(true)}>
          {t('made.show-all', { times: data.items.length })}
        </Button>
      )}
    </section>
  );
}

/** The last days by their names, those of this year without it. */
function dayShown(timestamp: string): string {
  const [day, now] = [new Date(timestamp), new Date()];
  const date = dateOf(day);
  if (date === dateOf(now)) return t('made.today');
  if (date === dateOf(new Date(momentOf(1, now)))) return t('made.yesterday');
  return formatDay(day, {
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}

/** Of somebody who has left the household, what was noted is still there. */
function MadeEvent({ event, cook }: { event: TimelineEvent; cook: User | undefined }) {
  const [enlarged, setEnlarged] = useState(false);
  const picture = eventPicture(event, 'tiny-original.webp');
  const full = eventPicture(event, 'original.webp');
  const seen = t('made.photo-of', { day: formatDay(event.timestamp) });
  return (
    <article className={classes.event}>
      <Avatar name={cook?.fullName ?? event.subject} src={cook && avatarOf(cook)} size={32} />
      <div className={classes.words}>
        <p>
          <time dateTime={event.timestamp}>{dayShown(event.timestamp)}</time>{' '}
          <span className={classes.cook}>{cook?.fullName ?? event.subject}</span>
        </p>
        {event.eventMessage && <p dir="auto">{event.eventMessage}</p>}
        <div className={classes.foot}>
          <VersionLink event={event} />
          <EventActions event={event} />
        </div>
      </div>
      {picture && (
        <button type="button" aria-haspopup="dialog" onClick={() => setEnlarged(true)}>
          <img src={picture} alt={seen} className={classes.photo} />
        </button>
      )}
      <Suspense>
        {enlarged && full && <PictureView src={full} alt={seen} onClose={() => setEnlarged(false)} />}
      </Suspense>
    </article>
  );
}
