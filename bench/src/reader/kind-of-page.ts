/** What structured data a page holds: all that a recipe must have, some of it, or nothing. */
export type KindOfPage = 'complete JSON-LD' | 'complete microdata' | 'incomplete' | 'none';

export const kindsOfPage: KindOfPage[] = ['complete JSON-LD', 'complete microdata', 'incomplete', 'none'];

const scripts = /<script\b[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * Told by the page's text alone, without the reader that is measured: whether its data names a recipe, with ingredients and
 * with a method.
 */
export function kindOfPage(html: string): KindOfPage {
  const data = [...html.matchAll(scripts)].map(([, text]) => (text ?? '').replaceAll('&quot;', '"')).join('\n');
  const hasRecipe = /"@type"\s*:\s*(?:\[[^\]]*)?"(?:https?:\/\/schema\.org\/)?Recipe"/i.test(data);
  const hasIngredients = /"(?:recipeIngredients?|ingredients)"\s*:\s*(?:\[\s*["{]|"[^"])/i.test(data);
  const hasMethod = /"recipeInstructions"\s*:\s*(?:\[\s*["{[]|"[^"]|\{)/i.test(data);
  if (hasRecipe && hasIngredients && hasMethod) return 'complete JSON-LD';
  const marked = (name: string) => new RegExp(`itemprop=["']?[^"'>]*\\b${name}`, 'i').test(html);
  const isMarked = /itemtype=["']?https?:\/\/(?:www\.)?schema\.org\/Recipe/i.test(html);
  const ingredientsMarked = marked('recipeIngredient') || marked('ingredients');
  if (isMarked && ingredientsMarked && marked('recipeInstructions')) return 'complete microdata';
  return hasRecipe || isMarked ? 'incomplete' : 'none';
}
