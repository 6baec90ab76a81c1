import type { IngredientGroup, InstructionSection } from '../../recipe.ts';
import { hasNumber, withoutQuantity } from '../../words/quantity-words.ts';
import { isLooseGroup } from '../../words/section-words.ts';
import { headingText, isHeadingLine, shouting, withoutBullet } from '../fields/ingredient-lines.ts';
import { isStepNumber, withoutNumber } from '../fields/step-numbers.ts';
import type { Region } from './region.ts';
import { numberedLayout } from './rows.ts';
import { isPaidFor, type ScoredRow } from './score-rows.ts';
import { isTotal } from './table-lines.ts';

/** The rows of a stretch of the page as ingredients under their headings. */
export function groupsOf(rows: ScoredRow[], region: Region): IngredientGroup[] {
  const within = rows.slice(region.from, region.to);
  const layout = commonLayout(within.filter((row) => row.ingredient > 0.3));
  const isShouting = shouting(within.map((row) => row.text));
  const groups: IngredientGroup[] = [];
  let group: IngredientGroup = { name: null, ingredients: [] };
  for (const [at, row] of within.entries()) {
    if (row.section === 'ingredients' || isTotal(row.text) || isAdvertisement(row) || isPaidFor(row.text)) continue;
    if (isGroupName(row, layout) || isHeadingLine(row.text, isShouting) || isBetweenItems(within, at)) {
      if (group.ingredients.length > 0) groups.push(group);
      group = { name: nameOfGroup(row.text), ingredients: [] };
    } else if (row.layout === layout || row.ingredient > 0.3) {
      group.ingredients.push(withoutBullet(row.text));
    }
  }
  if (group.ingredients.length > 0) groups.push(group);
  return withoutRepeats(inOneSystem(groups));
}

/** "Dough:" and "【甘酢】" without what marks them as names. */
const nameOfGroup = (text: string): string => {
  const name = headingText(text);
  const marked = /^[【〔＜《■◆●▼◎☆★](.{1,40})$/u.exec(name)?.[1];
  return marked === undefined ? name : marked.replace(/[】〕＞》]$/, '').trim();
};

const metric = /^metric(?: units)?$/i;
const imperial = /^(?:imperial|us|us customary|us cups|cups|american)(?: units)?$/i;

/** Of a list that is given in metric and in imperial units, the one that comes first. */
function inOneSystem(groups: IngredientGroup[]): IngredientGroup[] {
  const systems = [metric, imperial].filter((system) => groups.some((group) => system.test(group.name ?? '')));
  const isSystem = (group: IngredientGroup) => systems.some((system) => system.test(group.name ?? ''));
  const first = groups.find(isSystem);
  if (!first) return groups;
  const isUnnamedFirst = groups[0]?.name === null && systems.length === 1;
  const kept = isUnnamedFirst ? null : systems.find((system) => system.test(first.name ?? ''));
  return groups
    .filter((group) => !isSystem(group) || kept?.test(group.name ?? ''))
    .map((group) => (isSystem(group) ? { ...group, name: null } : group));
}

/**
 * A list that stands on the page more than once, for phones or in other units: each food is kept the first time only, if
 * most of them come again.
 */
function withoutRepeats(groups: IngredientGroup[]): IngredientGroup[] {
  const lines = groups.flatMap((group) => group.ingredients);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(foodOf(line), (counts.get(foodOf(line)) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1).length;
  if (lines.length < 4 || repeated < counts.size * 0.6) return groups;
  const seen = new Set<string>();
  return groups
    .map((group) => ({
      name: group.name,
      ingredients: group.ingredients.filter((line) => !seen.has(foodOf(line)) && seen.add(foodOf(line))),
    }))
    .filter((group) => group.ingredients.length > 0);
}

function foodOf(line: string): string {
  return withoutQuantity(line)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

const groupNames = /group|section|separator|delimiter|title|heading|subhead|(?:^|[\s_-])head|label|name|purpose/;

const advertised = /(?:^|[\s_-])(?:pr|ads?|adverts?|sponsor(?:ed)?|promo(?:tion)?)(?:$|[\s_-])/;

const isAdvertisement = ({ isLink, className }: ScoredRow): boolean =>
  isLink && advertised.test(className.toLowerCase());

const innerGroupNames = /categor|group|section|sub-?head|heading/;

export function isGroupName(row: ScoredRow, layout: string): boolean {
  if (row.text.length > 80 || row.ingredient >= 0.7) return false;
  if (row.heading !== null) return row.ingredient < 0.5;
  if (hasNumber(row.text)) return false;
  if (row.innerName && innerGroupNames.test(row.innerName) && !/[.,]/.test(row.text)) return true;
  if (!row.isListItem && isLooseGroup(row.text)) return true;
  return /:$/.test(row.text) || (row.layout !== layout && groupNames.test(row.className));
}

/** A few words without an amount that are no item, between items: what a group is called. */
function isBetweenItems(rows: ScoredRow[], at: number): boolean {
  const row = rows[at];
  if (!row || row.isListItem || row.text.length > 60 || hasNumber(row.text) || /[,.;]/.test(row.text)) return false;
  const before = rows[at - 1];
  return rows[at + 1]?.isListItem === true && (!before || before.isListItem || before.section === 'ingredients');
}

function commonLayout(rows: ScoredRow[]): string {
  const counts = new Map<string, number>();
  for (const { layout } of rows) counts.set(layout, (counts.get(layout) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** The rows of a stretch of the page as steps under their headings. */
export function sectionsOf(rows: ScoredRow[], region: Region): InstructionSection[] {
  const within = rows.slice(region.from, region.to);
  const layout = commonLayout(within.filter((row) => row.step > 0.3));
  const sections: InstructionSection[] = [];
  let section: InstructionSection = { name: null, steps: [] };
  let steps = 0;
  for (const row of within) {
    if (row.section === 'method' || isStepNumber(row.text)) continue;
    const text = row.layout === numberedLayout ? row.text : withoutNumber(withoutDash(row.text), steps + 1);
    if (row.heading !== null && /^\d{1,2}$/.test(text)) continue;
    if (row.heading !== null && row.text.length <= 80) {
      if (section.steps.length > 0) sections.push(section);
      section = { name: headingText(text) || null, steps: [] };
    } else if (/\p{L}/u.test(text) && (row.layout === layout || row.step > 0.2)) {
      section.steps.push({ text });
      steps++;
    }
  }
  if (section.steps.length > 0) sections.push(section);
  return withoutClock(withoutSecondTelling(sections));
}

const clock = /^\d{1,2}[:.h]\d{2}\s+(?=\p{L})/u;

/** The time of day that a baker's plan has beside each step. */
function withoutClock(sections: InstructionSection[]): InstructionSection[] {
  const steps = sections.flatMap((section) => section.steps);
  if (steps.length < 3 || steps.filter(({ text }) => clock.test(text)).length < steps.length * 0.7) return sections;
  return sections.map((section) => ({
    ...section,
    steps: section.steps.map((step) => ({ ...step, text: step.text.replace(clock, '') })),
  }));
}

/** Steps that begin with a dash or a bullet of their own, or with the bar of a table. */
const withoutDash = (text: string): string => text.replace(/^\|\s*|^[-–—•▪◦‣●○▢☐]\s+(?=[\p{L}\d])/u, '');

/** A method that stands on the page more than once, for phones or printers, up to where it begins again. */
export function withoutSecondTelling(sections: InstructionSection[]): InstructionSection[] {
  // The second telling may have its numbers in the text, where the first has lost them.
  const texts = sections.flatMap(({ steps }) => steps.map(({ text }) => text.replace(/^\d{1,2}\s+/, '')));
  const again = texts.indexOf(texts[0] ?? '', 2);
  const told = new Set(texts.slice(0, again));
  const repeated = texts.slice(again).filter((text) => told.has(text)).length;
  if (again < 0 || repeated < 2 || repeated < (texts.length - again) * 0.7) return sections;
  let before = 0;
  return sections.flatMap((section) => {
    const from = before;
    before += section.steps.length;
    if (before <= again) return [section];
    return from === 0 ? [{ ...section, steps: section.steps.slice(0, again) }] : [];
  });
}
