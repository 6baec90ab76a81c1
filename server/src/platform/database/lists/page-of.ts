import { type ListQuery, type Page, page } from '@larder/contract';
import { z } from 'zod';
import { replyConverter } from '../../../compatibility/index.ts';
import { WrittenJson } from '../written-json.ts';

export interface Window {
  /** Everything when undefined. */
  limit: number | undefined;
  offset: number;
}

interface Parts<Items> {
  /** Below `/api`, for the links to the neighbours. */
  path: string;
  count: () => Promise<number>;
  rows: (window: Window, total: number) => Promise<Items>;
}

/** The page of a list that a query asks for. `perPage` below 0 asks for everything, `page=-1` for the last one. */
export const pageOf = <Item>(query: ListQuery, parts: Parts<Item[]>): Promise<Page<Item>> => findPage(query, parts, []);

/** As `pageOf`, of items that are JSON already, separated by commas. */
export const writtenPageOf = async <Item>(query: ListQuery, parts: Parts<string>): Promise<WrittenJson<Page<Item>>> => {
  const { items, ...place } = await findPage(query, parts, '');
  return new WrittenJson(`${JSON.stringify(placeOnTheWire(place)).slice(0, -1)},"items":[${items}]}`);
};

/** A page without its items. */
const placeOnTheWire = replyConverter(page(z.never()).omit({ items: true }));

const findPage = async <Items>(query: ListQuery, { path, count, rows }: Parts<Items>, none: Items) => {
  const total = await count();
  const isWhole = query.perPage < 0;
  const perPage = isWhole ? total : query.perPage;
  const totalPages = perPage === 0 ? 0 : Math.ceil(total / perPage);
  const number = Math.max(1, query.page === -1 ? totalPages : query.page);
  const offset = (number - 1) * perPage;
  const isEmpty = perPage === 0 || offset >= total;
  const items = isEmpty ? none : await rows({ limit: isWhole ? undefined : perPage, offset }, total);
  const link = (to: number) => `${path}?${new URLSearchParams(linkValues({ ...query, page: to }))}`;
  return {
    page: number,
    perPage,
    total,
    totalPages,
    items,
    next: number < totalPages ? link(number + 1) : null,
    previous: number > 1 && number - 1 <= totalPages ? link(number - 1) : null,
  };
};

const linkValues = (query: Record<string, unknown>): [string, string][] =>
  Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
    return value === undefined || value === null || value === false ? [] : [[name, String(value)]];
  });
