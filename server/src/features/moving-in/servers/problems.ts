import type { InstanceProblem } from '@larder/reader';

/** What a server does not send, or not to whoever asks. */
export const notSent = (table: string, example: string, rows = 1): InstanceProblem => ({
  ...{ table, reason: 'not-sent', rows, example },
});
