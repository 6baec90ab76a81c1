import { z } from 'zod';
import { entity, entityEndpoints } from '../entities/entity.ts';
import { mergeEndpoints } from '../entities/merging.ts';
import { Alias, NameOrNothing, SentAliases } from '../entities/named.ts';
import { Extras, Id, Name, Stamps, Text } from '../shapes.ts';

/** Units that everybody means the same by, so that others can be converted through them. */
export const standardUnits = [
  'milliliter',
  'liter',
  'gram',
  'kilogram',
  'fluid_ounce',
  'cup',
  'ounce',
  'pound',
] as const;
export type StandardUnit = (typeof standardUnits)[number];

export const Unit = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  pluralName: z.string().nullable(),
  description: z.string(),
  extras: Extras,
  /** Shown with fractions (½ cup) instead of decimals (0.5 kg). */
  fraction: z.boolean(),
  abbreviation: z.string(),
  pluralAbbreviation: z.string().nullable(),
  useAbbreviation: z.boolean(),
  /** Other names that lead to it. */
  aliases: z.array(Alias),
  /** One of it is so many of the standard unit: a teaspoon is 5 milliliters. Both or none. */
  standardQuantity: z.number().nullable(),
  standardUnit: z.enum(standardUnits).nullable(),
  ...Stamps,
});
export type Unit = z.infer<typeof Unit>;

const changes = z
  .object({
    pluralName: NameOrNothing,
    description: Text,
    extras: Extras.nullable(),
    fraction: z.boolean(),
    abbreviation: z
      .string()
      .trim()
      .max(255)
      .nullable()
      .transform((text) => text ?? ''),
    pluralAbbreviation: NameOrNothing,
    useAbbreviation: z.boolean(),
    aliases: SentAliases,
    standardQuantity: z.number().positive().max(1_000_000).nullable(),
    standardUnit: z.enum(standardUnits).nullable(),
  })
  .partial();

/** A new unit. Keys that only the server decides are ignored. */
export const UnitInput = changes.extend({ name: Name });
export type UnitInput = z.infer<typeof UnitInput>;

export const unitEntity = entity({
  kind: 'unit',
  path: 'units',
  many: 'units',
  item: Unit,
  create: UnitInput,
  change: UnitInput.partial(),
});

export const units = {
  ...entityEndpoints(unitEntity),
  ...mergeEndpoints('units', 'units', z.object({ fromUnit: Id, toUnit: Id })),
};
