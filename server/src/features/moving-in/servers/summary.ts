import { Counted, MovedProblem } from '@larder/contract';
import { z } from 'zod';

/** What was read of a server, as its row keeps that. */
const MoveServerSummary = z.object({
  counts: z.array(Counted).default([]),
  problems: z.array(MovedProblem).default([]),
});
export type MoveServerSummary = z.infer<typeof MoveServerSummary>;

export const summaryIn = (json: string | null): MoveServerSummary =>
  MoveServerSummary.parse(json === null ? {} : JSON.parse(json));
