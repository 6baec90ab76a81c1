import type { InstructionSection } from '../recipe.ts';
import type { AppIngredientGroup } from './app-recipe.ts';

const headingIn = (line: string): string | undefined => /^#{1,6}\s*(?!\s)([^#\n][^\n]{0,100})$/.exec(line)?.[1]?.trim();

/** Groups that are parted at lines such as "## For the sauce". */
export const groupsAtHashes = (groups: readonly AppIngredientGroup[]): AppIngredientGroup[] => {
  const parted: AppIngredientGroup[] = [];
  for (const group of groups) {
    parted.push({ name: group.name, ingredients: [] });
    for (const line of group.ingredients) {
      const heading = headingIn(line.text);
      if (heading) parted.push({ name: heading, ingredients: [] });
      else parted.at(-1)?.ingredients.push(line);
    }
  }
  return parted.filter(({ ingredients }) => ingredients.length > 0);
};

/** Sections that are parted at steps such as "## For the sauce". */
export const sectionsAtHashes = (sections: readonly InstructionSection[]): InstructionSection[] => {
  const parted: InstructionSection[] = [];
  for (const section of sections) {
    parted.push({ name: section.name, steps: [] });
    for (const step of section.steps) {
      const heading = headingIn(step.text);
      if (heading) parted.push({ name: heading, steps: [] });
      else parted.at(-1)?.steps.push(step);
    }
  }
  return parted.filter(({ steps }) => steps.length > 0);
};
