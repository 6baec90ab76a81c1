import { plainText } from '../../html/plain-text.ts';
import { likeness, tokensOf } from '../visible/match-lines.ts';
import type { Graph } from './graph.ts';
import { type Json, type JsonObject, listOf } from './json.ts';

/** What the page itself says it is about, to tell its recipe from others that it mentions. */
export interface PageSubject {
  url: string;
  titles: string[];
}

/**
 * The recipe that the page is about, with what its other mentions add to it. Null where the graph has none.
 * Pages list related recipes too, with little more than a name.
 */
export function chooseRecipe(graph: Graph, subject: PageSubject): JsonObject | null {
  const recipes = graph.ofType(/^Recipe$/i).filter((recipe) => !isOfOtherPage(recipe, subject));
  const ranked = recipes
    .map((recipe) => ({ recipe, score: scoreOf(recipe, graph, subject) }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.recipe;
  if (!best) return null;
  const name = nameOf(best);
  const same = ranked.filter(({ recipe }) => recipe !== best && isSame(recipe, best, name));
  return Object.assign({}, ...same.map(({ recipe }) => filled(recipe)).reverse(), filled(best));
}

/** A recipe that says where its own page is, and is called unlike anything on this one: a teaser for another. */
function isOfOtherPage(recipe: JsonObject, { url, titles }: PageSubject): boolean {
  const addresses = [recipe.url, recipe.mainEntityOfPage].filter((address) => typeof address === 'string');
  const tokens = tokensOf(nameOf(recipe));
  if (addresses.length === 0 || tokens.length === 0 || titles.length === 0) return false;
  if (addresses.some((address) => isSamePage(address, url))) return false;
  return titles.every((title) => likeness(tokens, tokensOf(title)) < 0.4);
}

/** A method that is one has more. */
const fewestLetters = 80;

function scoreOf(recipe: JsonObject, graph: Graph, subject: PageSubject): number {
  const name = nameOf(recipe);
  let score = 0;
  const ingredients = listOf(recipe.recipeIngredient ?? recipe.ingredients).length;
  if (ingredients > 0) score += 4;
  const method = JSON.stringify(graph.list(recipe.recipeInstructions));
  if (listOf(recipe.recipeInstructions).length > 0) score += method.length >= fewestLetters ? 4 : 2;
  if (name !== '' && subject.titles.some((title) => title.includes(name) || name.includes(title))) score += 3;
  else score += 2 * Math.max(0, ...subject.titles.map((title) => likeness(tokensOf(name), tokensOf(title))));
  if (isSlugOf(recipe.slug, subject.url)) score += 3;
  if ([recipe.url, recipe['@id'], recipe.mainEntityOfPage].some((address) => isSamePage(address, subject.url)))
    score += 2;
  // A teaser names a few foods and says "See full recipe."
  score += Math.min(ingredients, 6) / 6;
  return score + Math.min(Object.keys(recipe).length, 30) / 30;
}

/** "soup" of "/recipes/soup" and of "/recipes/12-soup.html". */
function isSlugOf(slug: Json | undefined, url: string): boolean {
  if (typeof slug !== 'string' || slug.length < 3) return false;
  const last =
    url
      .replace(/[?#].*/s, '')
      .split('/')
      .findLast(Boolean) ?? '';
  return last.toLowerCase().includes(slug.split('/').findLast(Boolean)?.toLowerCase() ?? slug);
}

function nameOf(recipe: JsonObject): string {
  const name = listOf(recipe.name)[0];
  return typeof name === 'string' ? plainText(name).toLowerCase() : '';
}

function isSame(recipe: JsonObject, best: JsonObject, name: string): boolean {
  if (typeof best['@id'] === 'string' && recipe['@id'] === best['@id']) return true;
  return name === '' ? nameOf(recipe) === '' : nameOf(recipe) === name;
}

function isSamePage(address: Json | undefined, url: string): boolean {
  if (typeof address !== 'string') return false;
  const bare = (text: string) =>
    text
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/[?#].*/s, '')
      .replace(/\/$/, '');
  return bare(address) !== '' && bare(address) === bare(url);
}

function filled(recipe: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(recipe).filter(([, value]) => value !== null && value !== '' && listOf(value).length > 0),
  );
}
