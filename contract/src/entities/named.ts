import { z } from 'zod';
import { Name } from '../shapes.ts';

export const Alias = z.object({ name: z.string() });

/** Another name as clients send it: as an object or as bare text. */
const SentAlias = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.object({ name: Name }),
);
export const SentAliases = z.array(SentAlias).max(100);

/** A short text that may be missing: trimmed, and null instead of nothing. */
export const NameOrNothing = z
  .string()
  .trim()
  .max(255)
  .nullable()
  .transform((text) => text || null);

/** An id that may be missing; clients also send nothing as an empty text. */
export const IdOrNothing = z
  .union([z.uuid(), z.literal('')])
  .nullable()
  .transform((id) => id?.toLowerCase() || null);
