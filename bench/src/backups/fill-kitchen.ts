import { picture } from '../../../server/test/pictures.ts';
import { type Random, seededRandom } from '../load/random.ts';
import { makeRecipe } from '../load/recipes.ts';
import type { Client } from './client.ts';

const colorOf = (random: Random) => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;

const putPicture = async (client: Client, slug: string, random: Random): Promise<void> => {
  const bytes = await picture(colorOf(random), 640 + random.below(400), 480)
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), 'picture.png');
  form.append('extension', 'png');
  await client.send('PUT', `/recipes/${slug}/image`, form);
};

const addRecipe = async (client: Client, random: Random): Promise<string> => {
  const { name, ...rest } = makeRecipe(random);
  const slug = await client.send<string>('POST', '/recipes', { name });
  await client.send('PATCH', `/recipes/${slug}`, rest);
  await putPicture(client, slug, random);
  return slug;
};

const addList = async (client: Client, name: string, items: number): Promise<void> => {
  const { id } = await client.send<{ id: string }>('POST', '/groups/shopping/lists', { name });
  const body = Array.from({ length: items }, (_, at) => ({
    shoppingListId: id,
    quantity: at + 1,
    note: `${name} ${at}`,
  }));
  await client.send('POST', '/groups/shopping/items/create-bulk', body);
};

/** Recipes with pictures, a shopping list, and a setting. @returns the slugs */
export const fillKitchen = async (client: Client, recipes: number): Promise<string[]> => {
  const random = seededRandom(41);
  const slugs: string[] = [];
  for (let made = 0; made < recipes; made += 1) slugs.push(await addRecipe(client, random));
  await addList(client, 'Market', 20);
  await client.send('PUT', '/groups/preferences', { privateGroup: true });
  return slugs;
};

/** Words of which each finds recipes in one of the two kitchens or in both. */
export const soughtWords = ['salt', 'soup', 'tomato', 'zanzibar', 'butter'];

/** Changes some of each thing, so that no part looks as before. */
export const changeKitchen = async (client: Client, slugs: string[]): Promise<void> => {
  const random = seededRandom(42);
  for (const [at, slug] of slugs.entries()) {
    if (at % 5 === 0) await client.send('PATCH', `/recipes/${slug}`, { description: 'As they cook it in Zanzibar' });
    if (at % 5 === 1) await putPicture(client, slug, random);
    if (at % 5 === 2) await client.send('DELETE', `/recipes/${slug}`);
    if (at % 5 === 3) await addRecipe(client, random);
  }
  await addList(client, 'Bakery', 5);
  await client.send('PUT', '/groups/preferences', { privateGroup: false });
};
