import { z } from 'zod';

const number = z.array(z.object({ what: z.string(), number: z.number() }));

/** What was read of a server and brought from it, as its row keeps that. */
const MoveServerSummary = z.object({
  counts: number.default([]),
  problems: z
    .array(z.object({ table: z.string(), reason: z.string(), rows: z.number(), example: z.string() }))
    .default([]),
  came: number.default([]),
  missing: number.default([]),
});
export type MoveServerSummary = z.infer<typeof MoveServerSummary>;

export const summaryIn = (json: string | null): MoveServerSummary =>
  MoveServerSummary.parse(json === null ? {} : JSON.parse(json));
