import type { Document } from '../../html/nodes.ts';
import type { Draft, IngredientGroup, InstructionSection } from '../../recipe.ts';
import { withoutBullet } from '../fields/ingredient-lines.ts';
import { ingredientRegion, methodRegion, type Region } from './regions.ts';
import { readRows } from './rows.ts';
import { type ScoredRow, scoreRows } from './score-rows.ts';

/** Ingredients and method as a person would find them on the page, without any structured data. */
export function readVisible(page: Document): { draft: Draft; trust: number } {
  const rows = scoreRows(readRows(page));
  const ingredients = ingredientRegion(rows);
  const method = methodRegion(rows, ingredients);
  return {
    draft: {
      ingredientGroups: ingredients ? groupsOf(rows, ingredients) : [],
      instructionSections: method ? sectionsOf(rows, method) : [],
    },
    trust: 0.6,
  };
}

function groupsOf(rows: ScoredRow[], region: Region): IngredientGroup[] {
  const layout = commonLayout(rows.slice(region.from, region.to).filter((row) => row.ingredient > 0.3));
  const groups: IngredientGroup[] = [];
  let group: IngredientGroup = { name: null, ingredients: [] };
  for (const row of rows.slice(region.from, region.to)) {
    if (row.section === 'ingredients') continue;
    if (isGroupName(row, layout)) {
      if (group.ingredients.length > 0) groups.push(group);
      group = { name: row.text.replace(/\s*:$/, ''), ingredients: [] };
    } else if (row.layout === layout || row.ingredient > 0.3) {
      group.ingredients.push(withoutBullet(row.text));
    }
  }
  if (group.ingredients.length > 0) groups.push(group);
  return groups;
}

function isGroupName(row: ScoredRow, layout: string): boolean {
  if (row.text.length > 80) return false;
  if (row.heading !== null) return row.ingredient < 0.5;
  return /:$/.test(row.text) && row.ingredient < 0.7 && !/\d/.test(row.text) && row.layout !== '' && layout !== '';
}

function commonLayout(rows: ScoredRow[]): string {
  const counts = new Map<string, number>();
  for (const { layout } of rows) counts.set(layout, (counts.get(layout) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function sectionsOf(rows: ScoredRow[], region: Region): InstructionSection[] {
  const layout = commonLayout(rows.slice(region.from, region.to).filter((row) => row.step > 0.3));
  const sections: InstructionSection[] = [];
  let section: InstructionSection = { name: null, steps: [] };
  for (const row of rows.slice(region.from, region.to)) {
    if (row.section === 'method') continue;
    const text = withoutNumber(row.text);
    if (row.heading !== null && row.text.length <= 80) {
      if (section.steps.length > 0) sections.push(section);
      section = { name: text.replace(/\s*:$/, '') || null, steps: [] };
    } else if (text !== '' && (row.layout === layout || row.step > 0.2)) {
      section.steps.push({ text });
    }
  }
  if (section.steps.length > 0) sections.push(section);
  return sections;
}

/** "1. Peel" and "Step 2: Boil" without their number, which the list shows anyway. */
function withoutNumber(text: string): string {
  return text
    .replace(
      /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trinn|trin|vaihe|krok|шаг)\s*)?\d{1,2}\s*[.):/–-]?\s+(?=\p{L})|^(?:step|schritt|étape|paso|passo|stap|steg|trinn|krok|шаг)\s*\d{1,2}[.:)]?\s*/iu,
      '',
    )
    .trim();
}
