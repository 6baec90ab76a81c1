import type { IngredientGroup } from '../../recipe.ts';
import { likeness, mostLines, tokensOf } from './match-lines.ts';

/** So many more lines on the page show that the data holds a part of the recipe, and not all but a remark. */
const clearlyMore = 1.5;

/** Whether the page's list holds all lines of the data and clearly more: the data has one part of the recipe, or one food. */
export function isPartOf(lines: string[], visible: IngredientGroup[]): boolean {
  const shown = visible.flatMap(({ ingredients }) => ingredients.map(tokensOf));
  if (lines.length === 0 || shown.length < Math.max(3, lines.length * clearlyMore)) return false;
  if (lines.length + shown.length > mostLines) return false;
  const free = new Set(shown.keys());
  return lines.every((line) => {
    const tokens = tokensOf(line);
    const at = [...free].find((place) => isHeld(tokens, shown[place] ?? []));
    if (at !== undefined) free.delete(at);
    return at !== undefined;
  });
}

function isHeld(line: string[], shown: string[]): boolean {
  return likeness(line, shown) >= 0.8 || line.every((token) => shown.includes(token));
}
