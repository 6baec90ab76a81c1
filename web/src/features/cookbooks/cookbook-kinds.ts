import type { Cookbook } from '@larder/contract';

/** What a book may ask of its recipes by name. */
export const kinds = ['categories', 'tags', 'tools'] as const;
export type Kind = (typeof kinds)[number];

export const requireAllOf = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
} as const satisfies Record<Kind, keyof Cookbook>;
