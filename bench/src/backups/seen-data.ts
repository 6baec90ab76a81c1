import { createHash } from 'node:crypto';
import type { Client } from './client.ts';

/** What people see of their data, each part as a hash. */
export type SeenData = Record<'recipes' | 'pictures' | 'search' | 'settings' | 'lists', string>;

interface Item {
  id: string;
  slug: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(Buffer.isBuffer(value) ? value : JSON.stringify(value))
    .digest('hex');

const atOnce = 8;

/** In order, a few at a time. */
const mapSome = async <From, To>(items: From[], work: (item: From) => Promise<To>): Promise<To[]> => {
  const done: To[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    done.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  }
  return done;
};

/** @param words that are searched for */
export const seeData = async (client: Client, words: readonly string[]): Promise<SeenData> => {
  const items = (await client.get<{ items: Item[] }>('/recipes?perPage=-1')).items.toSorted((a, b) =>
    a.slug < b.slug ? -1 : 1,
  );
  const recipes = await mapSome(items, ({ slug }) => client.get<unknown>(`/recipes/${slug}`));
  const pictures = await mapSome(items, async ({ id }) => {
    const sizes = ['original', 'min-original', 'tiny-original'];
    const all = await Promise.all(sizes.map((size) => client.bytes(`/media/recipes/${id}/images/${size}.webp`)));
    return all.map((bytes) => bytes && hashOf(bytes));
  });
  const found = await mapSome([...words], async (word) => {
    const { items } = await client.get<{ items: Item[] }>(`/recipes?perPage=-1&search=${encodeURIComponent(word)}`);
    return items.map(({ slug }) => slug).toSorted();
  });
  const lists = (await client.get<{ items: Item[] }>('/groups/shopping/lists?perPage=-1')).items;
  return {
    recipes: hashOf(recipes),
    pictures: hashOf(pictures),
    search: hashOf(found),
    settings: hashOf([await client.get('/groups/preferences'), await client.get('/groups/self')]),
    lists: hashOf(await mapSome(lists, ({ id }) => client.get(`/groups/shopping/lists/${id}`))),
  };
};

/** Parts in which they differ. */
export const differing = (one: SeenData, other: SeenData): string[] =>
  Object.entries(one)
    .filter(([part, hash]) => other[part as keyof SeenData] !== hash)
    .map(([part]) => part);
