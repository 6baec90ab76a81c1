import { t } from '../../../lib/messages/index.ts';

/** What a task by the clock does, in words. A name inside a message may not hold a hyphen. */
export const taskName = (name: string): string => t('task.name', { name: name.replaceAll('-', '_'), text: name });

/** How often, and what for. */
export const taskHint = (name: string): string => t('task.hint-of', { name: name.replaceAll('-', '_') });
