import type { InstanceAction, InstanceNotifier, InstanceWebhook } from '../services.ts';
import { onceEach } from './references.ts';
import type { Row } from './row.ts';
import type { Tables } from './tables.ts';

const timeOf = (tables: Tables, row: Row): string => {
  const text = row.text('scheduled_time') || row.text('time');
  const [time = ''] = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?/.exec(text) ?? [];
  if (time === '') tables.tell('webhook_urls', 'unknown-value', text);
  return time.length === 5 ? `${time}:00` : time;
};

export const readWebhooks = (tables: Tables, rows: Row[]): InstanceWebhook[] =>
  onceEach(tables, 'webhook_urls', rows).map(({ id, row }) => ({
    id,
    name: row.text('name').trim(),
    url: row.text('url').trim(),
    enabled: row.flag('enabled'),
    time: timeOf(tables, row),
    createdAt: row.createdAt,
  }));

export const notifiersReader = (tables: Tables) => {
  const options = tables.by('group_events_notifier_options', 'event_notifier_id');
  return (rows: Row[]): InstanceNotifier[] =>
    onceEach(tables, 'group_events_notifiers', rows).map(({ id, row }) => {
      const chosen = options.get(id)[0];
      return {
        id,
        name: row.text('name').trim(),
        address: row.text('apprise_url').trim(),
        enabled: row.flag('enabled'),
        events: chosen?.columns().filter((column) => chosen.flag(column) && !/^(?:id|.*_id|.*_at)$/.test(column)) ?? [],
        createdAt: row.createdAt,
      };
    });
};

export const readActions = (tables: Tables, rows: Row[]): InstanceAction[] =>
  onceEach(tables, 'recipe_actions', rows).map(({ id, row }) => {
    const type = row.text('action_type').toLowerCase();
    const isKnown = type === 'link' || type === 'post';
    if (!isKnown) tables.tell('recipe_actions', 'unknown-value', type);
    // Nothing is sent by a link.
    const actionType = isKnown ? type : 'link';
    return { id, actionType, title: row.text('title').trim(), url: row.text('url'), createdAt: row.createdAt };
  });
