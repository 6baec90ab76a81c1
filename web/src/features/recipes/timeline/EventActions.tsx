import type { TimelineEvent } from '@larder/contract';
import { Suspense, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useMe } from '../../../lib/session/index.ts';
import classes from './EventActions.module.css';
import { useRemoveEvent } from './timeline.api.ts';

const EventDialog = lazy(() => import('./EventDialog.tsx'));

/** Whoever cooked, and administrators, say something else of an event or delete it. */
export function EventActions({ event }: { event: TimelineEvent }) {
  const me = useMe();
  const [isEdited, setIsEdited] = useState(false);
  const remove = useRemoveEvent();
  const mayChange = event.eventType !== 'system' && (event.userId === me?.id || me?.admin === true);
  if (!mayChange) return null;
  return (
    <>
      <span className={classes.actions}>
        <button type="button" aria-haspopup="dialog" onClick={() => setIsEdited(true)}>
          {t('timeline.edit')}
        </button>
        <button type="button" onClick={() => remove(event)}>
          {t('timeline.delete')}
        </button>
      </span>
      <Suspense>{isEdited && <EventDialog event={event} onClose={() => setIsEdited(false)} />}</Suspense>
    </>
  );
}
