import { buffer } from 'node:stream/consumers';
import { writeZip } from '../src/platform/files/index.ts';
import { paprikaExport } from './sent-files.ts';

const zip = (files: Record<string, string>): Promise<Buffer> =>
  buffer(writeZip(Object.entries(files).map(([path, content]) => ({ path, content }))));

const schema = {
  ...{ '@context': 'http://schema.org', '@type': 'Recipe', name: 'Leek soup', printImage: true, recipeYield: 4 },
  ...{ recipeIngredient: ['2 leeks'], recipeInstructions: ['Boil it.'], keywords: '', tool: [] },
};
const steps = [
  {
    ...{ name: '', instruction: 'Boil it.', order: 0 },
    ingredients: [{ food: { name: 'leeks' }, unit: null, amount: 2, note: '' }],
  },
];
const tandoor = {
  ...{ name: 'Leek soup', steps, working_time: 10, waiting_time: 0, servings: 4, servings_text: '' },
  ...{ keywords: [], internal: true, source_url: null },
};
const alpha = {
  ...{
    name: 'Leek soup',
    slug: 'leek-soup',
    description: '',
    recipe_yield: '4',
    total_time: '30 minutes',
    org_url: '',
  },
  ...{ recipe_ingredient: ['2 leeks'], recipe_instructions: [{ text: 'Boil it.' }], tags: [], recipe_category: [] },
};
const chowdown = `---
layout: recipe
title: Leek soup
ingredients:
- 2 leeks
directions:
- Boil it.
---
`;
const copymethat = `<html><body><div class="recipe"><div id="name">Leek soup</div>
<ul id="recipeIngredients"><li class="recipeIngredient">2 leeks</li></ul>
<ol id="recipeInstructions"><li class="instruction">Boil it.</li></ol></div></body></html>`;
const plantoeat = `Title,Course,Main Ingredient,Description,Photo Url,Servings,Ingredients,Directions
Leek soup,,Leek,,,4,2 leeks,Boil it.
`;
const recipekeeper = `<html><body><div class="recipe-details"><meta content="False" itemprop="recipeIsFavourite">
<h2 itemprop="name">Leek soup</h2><div itemprop="recipeIngredients"><p>2 leeks</p></div>
<div itemprop="recipeDirections"><p>Boil it.</p></div></div></body></html>`;

/** An archive of one recipe, "Leek soup", for each app that clients of the peer's API name. */
export const archives: Record<string, () => Promise<Buffer>> = {
  nextcloud: () => zip({ 'Leek soup/recipe.json': JSON.stringify(schema) }),
  chowdown: () => zip({ 'site/_recipes/leek-soup.md': chowdown }),
  copymethat: () => zip({ 'recipes.html': copymethat }),
  paprika: () => paprikaExport([{ name: 'Leek soup' }]),
  mealie_alpha: () => zip({ 'recipes/leek-soup/leek-soup.json': JSON.stringify(alpha) }),
  tandoor: async () =>
    buffer(writeZip([{ path: '1.zip', content: await zip({ 'recipe.json': JSON.stringify(tandoor) }) }])),
  plantoeat: () => zip({ 'recipes.csv': plantoeat }),
  recipekeeper: () => zip({ 'recipes.html': recipekeeper }),
};
