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
export const groupsAtHeadings = (groups: readonly AppIngredientGroup[]): AppIngredientGroup[] =>
  groups.flatMap(({ name, ingredients }) =>
    partsAtHeadings(name, ingredients).map((part) => ({ name: part.name, ingredients: part.lines })),
  );

/** Sections that are parted at steps such as "## For the sauce". */
export const sectionsAtHeadings = (sections: readonly InstructionSection[]): InstructionSection[] =>
  sections.flatMap(({ name, steps }) =>
    partsAtHeadings(name, steps).map((part) => ({ name: part.name, steps: part.lines })),
  );

/** A heading with nothing below it says nothing. */
const partsAtHeadings = <Line extends { text: string }>(name: string | null, lines: readonly Line[]) => {
  const parts: { name: string | null; lines: Line[] }[] = [{ name, lines: [] }];
  for (const line of lines) {
    const heading = markedHeading(line.text);
    if (heading) parts.push({ name: heading, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter(({ lines }) => lines.length > 0);
};
