import { lookAfterDaily } from '../features/mealplans/index.ts';
import { endMoveOf } from '../features/moving-in/index.ts';
import { tellNotifiers, toldTypes } from '../features/notifications/index.ts';
import { noteAdditions } from '../features/push/index.ts';
import { indexConcerned, renamings } from '../features/recipes/index.ts';
import { seedEverything } from '../features/seeders/index.ts';
import { tidyDaily } from '../features/shopping/index.ts';
import { on, type Subscriber, within } from '../platform/events/index.ts';

/** Who is told of what changes have recorded. */
export const subscribers: Subscriber[] = [
  within(renamings, indexConcerned),
  within(['mealplan-entry.created'], async (events, db) => {
    const [first] = events;
    if (first) await lookAfterDaily(db, new Date(first.at));
  }),
  within(['shopping-item.created'], async (events, db) => {
    const [first] = events;
    if (first) await tidyDaily(db, new Date(first.at));
  }),
  within(['report.finished'], async (events, db) => {
    for (const { payload, at } of events) await endMoveOf(db, payload.id, new Date(at));
  }),
  within(['shopping-item.created'], noteAdditions),
  within(toldTypes, tellNotifiers),
  // Within the request, so that whoever has registered finds the lists. What is there already stays as it is.
  on(['group.created'], async ({ payload: { seedLocale }, at }, db) => {
    if (seedLocale !== null) await seedEverything(db, seedLocale, new Date(at));
  }),
];
