import { type TimelineEvent, timelineEventTypes } from '@larder/contract';
import { preference } from '../../../lib/preferences/preference.ts';

export type EventType = TimelineEvent['eventType'];

/** How this browser shows what happened. */
export const timelinePreferences = preference<{ orderDirection: 'asc' | 'desc'; types: EventType[] }>(
  'timeline-preferences',
  { orderDirection: 'desc', types: [...timelineEventTypes] },
);

/** One kind alone after all of them; then one more or less, and all again where none would be left. */
export const chosenTypes = (before: readonly EventType[], type: EventType): EventType[] => {
  if (showsAll(before)) return [type];
  const chosen = before.includes(type) ? before.filter((other) => other !== type) : [...before, type];
  return chosen.length === 0 ? [...timelineEventTypes] : chosen;
};

export const showsAll = (types: readonly EventType[]): boolean =>
  timelineEventTypes.every((type) => types.includes(type));
