import { load } from 'cheerio/slim';
import type { Document, Element } from '../html/nodes.ts';
import { attribute, isElement } from '../html/parse-html.ts';
import { collapse, linesOf, textOf } from '../html/text-of.ts';
import type { Draft, InstructionSection } from '../recipe.ts';
import { hasNumber } from '../words/quantity-words.ts';
import { absolute } from './fields/absolute.ts';
import { groupsOfLines, headingText, withoutBullet } from './fields/ingredient-lines.ts';
import { readMinutes } from './fields/minutes.ts';
import { withoutNumber, withoutStepNumbers } from './fields/step-numbers.ts';
import { readYield } from './fields/yield.ts';
import type { SiteRule } from './site-rules.ts';
import { withoutSecondTelling } from './visible/visible-lists.ts';

/**
 * What the rule for a site finds on one of its pages; null where the page no longer matches the rule: it lacks the name,
 * ingredients or method that the rule knows a place for, or, of a rule for smaller fields, all of them.
 */
export function readByRule(page: Document, rule: SiteRule, baseUrl: string): Draft | null {
  const ruled = ruledPage(page);
  const said = ruled.text(rule.yield);
  const draft: Draft = {
    name: ruled.text(rule.name),
    author: ruled.text(rule.author)?.replace(/^\p{L}{2,12}:\s*/u, ''),
    description: ruled.text(rule.description),
    yield: said ? readYield(said) : undefined,
    prepMinutes: minutesOf(ruled.text(rule.prep)),
    cookMinutes: minutesOf(ruled.text(rule.cook)),
    totalMinutes: minutesOf(ruled.text(rule.total)),
    image: addressOf(ruled.find(rule.image)[0], baseUrl),
    category: categoriesOf(ruled, rule),
    ingredientGroups: ingredientsOf(ruled, rule),
    instructionSections: stepsOf(ruled, rule),
  };
  return matches(draft, rule) ? draft : null;
}

function matches(draft: Draft, rule: SiteRule): boolean {
  if (rule.name && !draft.name) return false;
  if (rule.ingredients && !draft.ingredientGroups?.length) return false;
  if (rule.steps && !draft.instructionSections?.length) return false;
  if (rule.name || rule.ingredients || rule.steps) return true;
  const { author, description, prepMinutes, cookMinutes, totalMinutes, image, category } = draft;
  return [author, description, draft.yield, prepMinutes, cookMinutes, totalMinutes, image, category].some(Boolean);
}

/**
 * Whether a rule has found something else than it was written for, as after a redesign: lines without any amount where those
 * that are read the general way have some, or a method of single words.
 */
export function foundSomethingElse(
  { ingredientGroups, instructionSections }: Draft,
  others: Pick<Draft, 'ingredientGroups'>[],
): boolean {
  const lines = linesIn(ingredientGroups);
  const known = others.flatMap((other) => linesIn(other.ingredientGroups));
  const areAmountsLost = lines.length > 0 && !lines.some(hasNumber) && known.some(hasNumber);
  const steps = (instructionSections ?? []).flatMap((section) => section.steps.map(({ text }) => text));
  return areAmountsLost || (steps.length > 0 && steps.every((text) => text.length < shortestMethod));
}

const shortestMethod = 8;

function linesIn(groups: Draft['ingredientGroups']): string[] {
  return (groups ?? []).flatMap(({ ingredients }) => ingredients);
}

/** A page as the rule for its site looks at it. */
interface RuledPage {
  find: (selector: string | undefined) => Element[];
  /** The text of the first match; of a `<meta>` what it holds. */
  text: (selector: string | undefined) => string | undefined;
  lines: (element: Element) => string[];
}

function ruledPage(page: Document): RuledPage {
  const $ = load(page);
  const find = (selector: string | undefined) => (selector ? $(selector).toArray().filter(isElement) : []);
  return {
    find,
    text: (selector) => {
      const [element] = find(selector);
      return element && (collapse(attribute(element, 'content')) || textOf(element) || undefined);
    },
    lines: (element) =>
      linesOf(element)
        .map(withoutBullet)
        .filter((line) => line !== ''),
  };
}

function minutesOf(text: string | undefined): number | undefined {
  return (text && readMinutes(text)) || undefined;
}

function addressOf(element: Element | undefined, baseUrl: string): string | undefined {
  const address = element && ['content', 'href', 'src'].map((name) => attribute(element, name)).find(Boolean);
  return (address && absolute(address, baseUrl)) || undefined;
}

/** The labels of all matches, without the words before a colon that say what they are. */
function categoriesOf(page: RuledPage, rule: SiteRule): string[] | undefined {
  const labels = page.find(rule.category).flatMap((element) =>
    textOf(element)
      .replace(/^[\p{L} ]+:/u, '')
      .split(','),
  );
  const categories = new Set(labels.map((label) => label.trim()).filter(Boolean));
  return categories.size > 0 ? [...categories] : undefined;
}

function ingredientsOf(page: RuledPage, rule: SiteRule): Draft['ingredientGroups'] {
  if (!rule.groups) return groupsOfLines(page.find(rule.ingredients).flatMap(page.lines));
  return partsOf(page, rule.ingredients, rule.groups).map(({ name, lines }) => ({ name, ingredients: lines }));
}

function stepsOf(page: RuledPage, rule: SiteRule): InstructionSection[] {
  const sections = partsOf(page, rule.steps, rule.sections).map(({ name, lines }) => ({
    name: name && withoutNumber(name, 0),
    steps: lines.map((text) => ({ text })),
  }));
  return withoutStepNumbers(withoutSecondTelling(sections));
}

interface Part {
  name: string | null;
  lines: string[];
}

/** Lines under the headings that stand among them. */
function partsOf(page: RuledPage, lines: string | undefined, headings: string | undefined): Part[] {
  if (!lines) return [];
  const areHeadings = new Set(page.find(headings));
  const parts: Part[] = [{ name: null, lines: [] }];
  for (const element of page.find(headings ? `${lines}, ${headings}` : lines)) {
    if (areHeadings.has(element)) parts.push({ name: headingText(textOf(element)) || null, lines: [] });
    else parts.at(-1)?.lines.push(...page.lines(element));
  }
  return parts.filter((part) => part.lines.length > 0);
}
