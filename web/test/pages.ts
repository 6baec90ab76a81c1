import type { Page } from '@larder/contract';

/** A list of one page, as the API sends it. */
export const page = <Item>(items: Item[], total = items.length): Page<Item> => ({
  page: 1,
  perPage: Math.max(items.length, 1),
  total,
  totalPages: Math.ceil(total / Math.max(items.length, 1)),
  items,
  next: null,
  previous: null,
});
