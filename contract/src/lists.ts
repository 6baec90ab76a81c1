import { z } from 'zod';

/** A query value that may stand once or several times: always an array, undefined when absent. */
export const repeated = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(200).optional(),
  );

/** A yes or no in an address: true, 1, yes, on, in any case; everything else is no. */
export const queryFlag = z
  .preprocess((value) => (typeof value === 'string' ? /^(true|1|yes|on)$/i.test(value) : value), z.boolean())
  .default(false);

const wholeNumber = z.coerce.number().int().min(-1_000_000).max(1_000_000_000);

/** Query of every paged list. `perPage=-1` asks for everything, `page=-1` for the last page. */
export const ListQuery = z.object({
  page: wholeNumber.default(1),
  perPage: wholeNumber.default(50),
  orderBy: z.string().max(500).optional(),
  orderDirection: z.enum(['asc', 'desc']).optional(),
  orderByNullPosition: z.enum(['first', 'last']).optional(),
  queryFilter: z.string().max(10_000).optional(),
  paginationSeed: z.string().max(200).optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

export const SearchableListQuery = ListQuery.extend({ search: z.string().max(500).optional() });
export type SearchableListQuery = z.infer<typeof SearchableListQuery>;

/** The envelope of every paged list. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    page: z.number(),
    perPage: z.number(),
    total: z.number(),
    totalPages: z.number(),
    items: z.array(item),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
export interface Page<Item> {
  page: number;
  perPage: number;
  total: number;
  totalPages: number;
  items: Item[];
  next: string | null;
  previous: string | null;
}
