import type { QueuedJob } from '@larder/contract';
import { type MessageKey, t } from '../../../lib/messages/index.ts';

/** What parts of something larger are called that has a page of its own. */
const wholes: [beginning: string, name: MessageKey][] = [
  ['move-', 'moving.title'],
  ['push-', 'push.title'],
  ['recipe-image-sizes', 'moving.count.pictures'],
];

/** What a task by the clock does, in words. A name inside a message may not hold a hyphen. */
export const taskName = (name: string): string => {
  const [, whole] = wholes.find(([beginning]) => name.startsWith(beginning)) ?? [];
  return whole ? t(whole) : t('task.name', { name: name.replaceAll('-', '_'), text: name });
};

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What somebody asked for, by its title; one that is only an id means nothing to anybody. */
export const jobName = ({ kind, title }: QueuedJob): string =>
  title === '' || id.test(title) ? taskName(kind) : title;

/** How often, and what for. */
export const taskHint = (name: string): string => t('task.hint-of', { name: name.replaceAll('-', '_') });
