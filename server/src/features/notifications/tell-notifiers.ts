import type { DomainEvent, GroupTransaction } from '../../platform/database/index.ts';
import { deliverLater, type Message } from '../deliveries/index.ts';
import { visibleToAll } from '../recipes/index.ts';
import { type Told, toldOf } from './catalogue.ts';
import { listListening } from './notifiers.repository.ts';

/** What one keeps to oneself is told to nobody. */
const withoutPrivate = async (db: GroupTransaction, told: Told[]): Promise<Told[]> => {
  const ids = told.flatMap(({ recipe }) => recipe?.id ?? []);
  const visible = ids.length === 0 ? new Set<string>() : await visibleToAll(db, ids);
  return told.filter(({ recipe }) => !recipe || visible.has(recipe.id));
};

/** Has what a change has recorded told by the notifiers of the group that want to; nothing of a change that fails. */
export const tellNotifiers = async (events: readonly DomainEvent[], db: GroupTransaction): Promise<void> => {
  const [first] = events;
  const notifiers = await listListening(db);
  if (!first || notifiers.length === 0) return;
  const all = events.flatMap((event) => toldOf(event) ?? []);
  const wanted = all.filter(({ event }) => notifiers.some(({ events }) => events.has(event)));
  if (wanted.length === 0) return;
  const told = await withoutPrivate(db, wanted);
  const messages = notifiers.flatMap(({ id, events }) =>
    told
      .filter(({ event }) => events.has(event))
      .map(({ event, subject, ...more }): Message => ({ targetId: id, event, subject, content: more })),
  );
  await deliverLater(db, 'notifier', messages, new Date(first.at));
};
