import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BulkResult, entity, entityEndpoints } from '../entities/entity.ts';
import { mergeEndpoints } from '../entities/merging.ts';
import { Alias, IdOrNothing, NameOrNothing, SentAliases } from '../entities/named.ts';
import { Label } from '../labels/labels.ts';
import { Extras, Id, Name, Stamps, Text } from '../shapes.ts';

export const Food = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  pluralName: z.string().nullable(),
  description: z.string(),
  extras: Extras,
  labelId: z.string().nullable(),
  label: Label.nullable(),
  /** Other names that lead to it. */
  aliases: z.array(Alias),
  onHand: z.boolean(),
  ...Stamps,
});
export type Food = z.infer<typeof Food>;

const changes = z
  .object({
    pluralName: NameOrNothing,
    description: Text,
    extras: Extras.nullable(),
    labelId: IdOrNothing,
    aliases: SentAliases,
    onHand: z.boolean(),
  })
  .partial();

/** A new food. Keys that only the server decides are ignored. */
export const FoodInput = changes.extend({ name: Name });
export type FoodInput = z.infer<typeof FoodInput>;

export const foodEntity = entity({
  kind: 'food',
  path: 'foods',
  many: 'foods',
  item: Food,
  create: FoodInput,
  change: FoodInput.partial(),
});

export const foods = {
  ...entityEndpoints(foodEntity),
  ...mergeEndpoints('foods', 'foods', z.object({ fromFood: Id, toFood: Id })),
  labelMany: endpoint({
    method: 'POST',
    path: '/foods/bulk-actions/label',
    access: 'organizer',
    summary: 'Give some of the foods a label, or take it from them',
    body: z.object({ ids: z.array(Id).min(1).max(5000), labelId: IdOrNothing }),
    reply: BulkResult,
  }),
};
