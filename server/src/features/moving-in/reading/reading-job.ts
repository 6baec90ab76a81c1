import { z } from 'zod';

const Reading = z.object({ moveId: z.string() });
export type Reading = z.infer<typeof Reading>;

/** Reading what was sent for a move, which is its subject. */
export const readingJob = { name: 'move-reading', payload: Reading };
