import { z } from 'zod';

/**
 * What a file is taken in for: `check` only tells what would become of each row, `whole` takes all rows or, when one of them is
 * broken, none; `good` leaves the broken rows out.
 */
export const importModes = ['check', 'whole', 'good'] as const;
export type ImportMode = (typeof importModes)[number];

export const rowOutcomes = ['created', 'changed', 'unchanged', 'failed'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What became of each row, or would have: `isDone` tells whether anything was written. */
export const ImportReport = z.object({
  isDone: z.boolean(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  rows: z.array(
    z.object({
      /** In a table as a spreadsheet numbers it, the headings and empty rows counted; in JSON from 1. */
      row: z.number().int(),
      name: z.string().nullable(),
      outcome: z.enum(rowOutcomes),
      /** Why the row failed. */
      message: z.string().nullable(),
    }),
  ),
});
export type ImportReport = z.infer<typeof ImportReport>;
