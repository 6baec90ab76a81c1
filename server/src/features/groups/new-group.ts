import { randomUUID } from 'node:crypto';
import { slugify } from '@larder/kitchen';
import { flag } from '../../platform/database/index.ts';

interface NewGroup {
  name: string;
  /** Made from the name when empty. */
  slug?: string;
  privateGroup: boolean;
  /** New recipes show nutrition and assets, and take ingredients as plain text without comments. */
  advanced?: boolean;
  now: Date;
}

/** The row of a group with the preferences that it begins with. */
export const newGroup = ({ name, slug, privateGroup, advanced = false, now }: NewGroup) =>
  ({
    id: randomUUID(),
    name,
    slug: slugify(slug || name),
    privateGroup: flag(privateGroup),
    firstDayOfWeek: 0,
    recipePublic: flag(!privateGroup),
    recipeShowNutrition: flag(advanced),
    recipeShowAssets: flag(advanced),
    recipeLandscapeView: flag(false),
    recipeDisableComments: flag(advanced),
    recipeDisableAmount: flag(advanced),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }) as const;
