import { z } from 'zod';
import { entity, entityEndpoints } from '../entities/entity.ts';
import { Name } from '../shapes.ts';

/** The aisle that foods and shopping items belong to. */
export const Label = z.object({ id: z.string(), groupId: z.string(), name: z.string(), color: z.string() });
export type Label = z.infer<typeof Label>;

const color = z
  .string()
  .trim()
  .max(10)
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i);

/** Grey, for whom no colour was chosen. */
export const plainLabelColor = '#E0E0E0';

export const LabelInput = z.object({ name: Name, color: color.default(plainLabelColor) });

export const labelEntity = entity({
  kind: 'label',
  path: 'groups/labels',
  many: 'labels',
  item: Label,
  create: LabelInput,
  change: z.object({ name: Name.optional(), color: color.optional() }),
});

export const labels = entityEndpoints(labelEntity);
