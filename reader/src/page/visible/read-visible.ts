import type { Draft } from '../../recipe.ts';
import { readFacts } from './facts.ts';
import { ingredientRegion, methodRegion } from './regions.ts';
import type { ScoredRow } from './score-rows.ts';
import { groupsOf, sectionsOf } from './visible-lists.ts';

/** Ingredients and method as a person would find them on the page, without any structured data. */
export function readVisible(rows: ScoredRow[]): { draft: Draft; trust: number } {
  const ingredients = ingredientRegion(rows);
  const method = methodRegion(rows, ingredients);
  return {
    draft: {
      ...readFacts(rows),
      ingredientGroups: ingredients ? groupsOf(rows, ingredients) : [],
      instructionSections: method ? sectionsOf(rows, method) : [],
    },
    trust: 0.6,
  };
}
