import { z } from 'zod';

/**
 * Why two names are probably one entity: `accent` is a difference in accents, blanks or hyphens ("Muerbeteig",
 * "all-purpose flour"), `typo` one letter.
 */
export const duplicateReasons = ['plural', 'accent', 'typo'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

const Named = z.object({ id: z.string(), name: z.string() });

/** Two that look alike and that somebody has said to be different. */
export const DifferentPair = z.object({ one: Named, other: Named });
export type DifferentPair = z.infer<typeof DifferentPair>;

const Suspect = Named.extend({ references: z.number().int() });

/** Names that are probably one entity, with the one that is used most. */
export const DuplicateSet = z.object({
  keep: Suspect,
  others: z.array(Suspect.extend({ reason: z.enum(duplicateReasons) })),
});
export type DuplicateSet = z.infer<typeof DuplicateSet>;
