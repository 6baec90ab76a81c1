import type { InstructionSection } from '../recipe.ts';
import type { AppIngredientGroup } from './app-recipe.ts';

/** "For the sauce" of "## For the sauce", "[For the sauce]" and "**For the sauce**". */
const markedHeading = (line: string): string | undefined => {
  const hashed = /^#{1,6}\s*(?!\s)([^#\n][^\n]{0,100})$/.exec(line)?.[1];
  const bracketed = /^\[([^[\]\n]{1,80})\]:?$/.exec(line)?.[1];
  const bold = /^(?:\*\*|__)([^*_\n]{1,80})(?:\*\*|__):?$/.exec(line)?.[1];
  return (hashed ?? bracketed ?? bold)?.trim().replace(/:$/, '') || undefined;
};

/** The same with the sign that our own headings have: "For the sauce:". */
export const asHeading = (line: string): string => {
  const heading = markedHeading(line);
  return heading === undefined ? line : `${heading}:`;
};

/** Groups that are parted at lines such as "## For the sauce". */
export const groupsAtHeadings = (groups: readonly AppIngredientGroup[]): AppIngredientGroup[] => {
  const parted: AppIngredientGroup[] = [];
  for (const group of groups) {
    parted.push({ name: group.name, ingredients: [] });
    for (const line of group.ingredients) {
      const heading = markedHeading(line.text);
      if (heading) parted.push({ name: heading, ingredients: [] });
      else parted.at(-1)?.ingredients.push(line);
    }
  }
  return parted.filter(({ ingredients }) => ingredients.length > 0);
};

/** Sections that are parted at steps such as "## For the sauce". */
export const sectionsAtHeadings = (sections: readonly InstructionSection[]): InstructionSection[] => {
  const parted: InstructionSection[] = [];
  for (const section of sections) {
    parted.push({ name: section.name, steps: [] });
    for (const step of section.steps) {
      const heading = markedHeading(step.text);
      if (heading) parted.push({ name: heading, steps: [] });
      else parted.at(-1)?.steps.push(step);
    }
  }
  return parted.filter(({ steps }) => steps.length > 0);
};
