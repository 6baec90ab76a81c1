import type { IngredientGroup } from '../../recipe.ts';

/** A line that ends in a colon and names no amount heads the lines after it: "For the sauce:". */
const heading = /^[^\d½¼¾⅓⅔]{2,60}:$/;

/** Lines of ingredients as groups: headings among them become the names of groups. */
export function groupsOfLines(lines: string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  let group: IngredientGroup = { name: null, ingredients: [] };
  for (const line of lines.map(withoutBullet).filter((text) => text !== '')) {
    if (heading.test(line)) {
      if (group.ingredients.length > 0) groups.push(group);
      group = { name: line.replace(/\s*:$/, ''), ingredients: [] };
    } else {
      group.ingredients.push(line);
    }
  }
  if (group.ingredients.length > 0) groups.push(group);
  return groups;
}

export function withoutBullet(line: string): string {
  return line.replace(/^[-–—*•·▢☐□▪◦‣●○]\s*(?=\S)/, '').trim();
}
