import { load } from 'cheerio/slim';
import type { Document } from '../html/nodes.ts';
import { attribute, isElement } from '../html/parse-html.ts';
import { linesOf, textOf } from '../html/text-of.ts';
import type { Draft } from '../recipe.ts';
import { absolute } from './fields/absolute.ts';
import { groupsOfLines } from './fields/ingredient-lines.ts';
import { readYield } from './fields/yield.ts';
import type { SiteRule } from './site-rules.ts';

/** What the rule for a site finds on one of its pages. */
export function readByRule(page: Document, rule: SiteRule, baseUrl: string): Draft {
  const $ = load(page);
  const find = (selector: string | undefined) => (selector ? $(selector).toArray().filter(isElement) : []);
  const lines = (selector: string | undefined) => find(selector).flatMap((element) => linesOf(element));
  const text = (selector: string | undefined) => find(selector).map((element) => textOf(element))[0];
  const said = text(rule.yield);
  const picture = find(rule.image)[0];
  const image = picture ? absolute(attribute(picture, 'src') || attribute(picture, 'content'), baseUrl) : null;
  return {
    name: text(rule.name),
    author: text(rule.author),
    yield: said ? readYield(said) : undefined,
    image: image ?? undefined,
    ingredientGroups: groupsOfLines(lines(rule.ingredients)),
    instructionSections: stepsOf(lines(rule.steps)),
  };
}

function stepsOf(lines: string[]): Draft['instructionSections'] {
  return lines.length === 0 ? [] : [{ name: null, steps: lines.map((text) => ({ text })) }];
}
