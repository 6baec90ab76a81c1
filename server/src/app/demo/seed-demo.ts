import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseIngredient } from '@larder/kitchen/ingredients';
import type { Ask, Call } from './ask.ts';
import { demoCookbooks } from './cookbooks.ts';
import { demoPlan } from './plan.ts';
import { type DemoRecipe, demoRecipes } from './recipes.ts';
import { shop } from './shopping.ts';

/** A line that ends in a colon is the title of the one after it. */
const withTitles = <Line>(lines: string[], make: (text: string, title: string) => Line): Line[] => {
  let title = '';
  return lines.flatMap((text) => {
    if (text.endsWith(':')) {
      title = text.slice(0, -1);
      return [];
    }
    const line = make(text, title);
    title = '';
    return [line];
  });
};

const named = (names: string[] = []) => names.map((name) => ({ name }));

const ingredientOf = (line: string, title: string) => {
  const { quantity, unit, food, note } = parseIngredient(line);
  return {
    title: title || null,
    quantity: typeof quantity === 'number' ? quantity : null,
    unit: unit ? { name: unit } : null,
    food: food ? { name: food } : null,
    note,
    originalText: line,
  };
};

const bodyOf = (recipe: DemoRecipe) => ({
  description: recipe.description,
  recipeServings: recipe.servings,
  prepTime: recipe.prepTime,
  performTime: recipe.performTime,
  totalTime: recipe.totalTime,
  recipeCategory: named(recipe.categories),
  tags: named(recipe.tags),
  tools: named(recipe.tools),
  recipeIngredient: withTitles(recipe.ingredients, ingredientOf),
  recipeInstructions: withTitles(recipe.steps, (text, title) => ({ text, title })),
  notes: recipe.notes ?? [],
  nutrition: recipe.nutrition ?? {},
  settings: { public: true, disableAmount: false, showNutrition: recipe.nutrition !== undefined },
});

const day = 24 * 60 * 60 * 1000;

/** Fills the group of a member with foods, the demo recipes with pictures, ratings and hearts, cookbooks, a planned week, and a list with two shops. */
export const seedDemo = async (ask: Ask, artFolder: string): Promise<void> => {
  const call: Call = async (method, path, body) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await ask(path, { method, headers: { 'content-type': 'application/json' }, ...init });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const { id, fullName } = (await call('GET', '/users/self')) as { id: string; fullName: string };
  for (const what of ['labels', 'units', 'foods']) await call('POST', `/groups/seeders/${what}`, { locale: 'en-US' });
  const ids = new Map<string, string>();
  for (const recipe of demoRecipes) {
    const slug = String(await call('POST', '/recipes', { name: recipe.name }));
    const saved = await call('PUT', `/recipes/${slug}`, bodyOf(recipe));
    const { id: recipeId } = saved as { id: string };
    ids.set(recipe.name, recipeId);
    for (const text of recipe.comments ?? []) await call('POST', '/comments', { recipeId, text });
    if (recipe.rating) await call('POST', `/users/${id}/ratings/${slug}`, { rating: recipe.rating });
    if (recipe.madeDaysAgo) {
      const timestamp = new Date(Date.now() - recipe.madeDaysAgo * day).toISOString();
      const made = { recipeId, subject: `${fullName} made this`, eventType: 'comment', timestamp };
      await call('POST', '/recipes/timeline/events', { ...made, eventMessage: recipe.saidOfIt ?? null });
    }
    if (recipe.isFavorite) await call('POST', `/users/${id}/favorites/${slug}`);
    if (recipe.picture) await putPicture(ask, slug, join(artFolder, `${recipe.picture}.webp`));
  }
  for (const { categories, tags, ...book } of demoCookbooks)
    await call('POST', '/groups/cookbooks', { ...book, categories: named(categories), tags: named(tags) });
  await planMeals(call, ids);
  await shop(call);
};

const putPicture = async (ask: Ask, slug: string, file: string): Promise<void> => {
  const form = new FormData();
  form.set('extension', 'webp');
  form.set('image', new Blob([new Uint8Array(await readFile(file))], { type: 'image/webp' }), 'picture.webp');
  const reply = await ask(`/recipes/${slug}/image`, { method: 'PUT', body: form });
  if (!reply.ok) throw new Error(`picture of ${slug}: ${reply.status} ${await reply.text()}`);
};

/** The week around today. */
async function planMeals(call: Call, recipeIds: ReadonlyMap<string, string>): Promise<void> {
  const dateIn = (days: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10);
  };
  const entries = demoPlan.map(({ day: from, lastDay, recipe, ...meal }) => ({
    ...meal,
    date: dateIn(from),
    ...(lastDay !== undefined && { endDate: dateIn(lastDay) }),
    ...(recipe && { recipeId: recipeIds.get(recipe) }),
  }));
  await call('POST', '/groups/mealplans/bulk', { entries });
}
