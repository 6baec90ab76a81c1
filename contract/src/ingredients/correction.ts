import { z } from 'zod';
import { Id, Moment, Text } from '../shapes.ts';
import { IngredientLine } from './parsed-ingredient.ts';

/** What a correction is about: all lines of one wording, or one food or unit as it is written, in any line. */
const correctionKinds = ['line', 'food', 'unit'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

const Named = z.object({ id: z.string(), name: z.string() });

/** Something that a member put right, and what it means from then on. */
export const Correction = z.object({
  id: z.string(),
  kind: z.enum(correctionKinds),
  /** The line that was corrected. */
  input: z.string(),
  /** What later lines are compared with: the wording with `#` for the amount, or the written food or unit. */
  pattern: z.string(),
  /** The amount of exactly this line; null where later lines bring their own. */
  quantity: z.number().nullable(),
  unit: Named.nullable(),
  food: Named.nullable(),
  note: z.string(),
  createdAt: Moment,
});
export type Correction = z.infer<typeof Correction>;

const Chosen = z.object({ id: Id }).nullish();

/** A line and what it should have been understood as; what is left out was right. */
export const SentCorrection = z.object({
  input: IngredientLine.min(1),
  ingredient: z.object({
    quantity: z.number().min(0).max(1_000_000_000).nullish(),
    unit: Chosen,
    food: Chosen,
    note: Text.nullish(),
  }),
});
export type SentCorrection = z.infer<typeof SentCorrection>;
