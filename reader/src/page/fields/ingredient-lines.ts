import type { IngredientGroup } from '../../recipe.ts';

/** "For the sauce" and its like: a purpose, with nothing to measure. */
const purpose =
  /^(?:for (?:the |your |an? )?|to (?:serve|garnish|decorate|finish)|für (?:den|die|das|ein)\b|zum |zur |außerdem$|pour (?:la |le |les |l['’])|per (?:il |la |lo |l['’]|i |gli |le )|para (?:el |la |los |las |o |a |os |as )|voor (?:de |het )|till |til |do |na |для |за )/iu;

/** Lines of ingredients as a page's data has them tell headings from food only by their look. */
export function isHeadingLine(line: string, isShouting: (line: string) => boolean): boolean {
  if (/[\d½¼¾⅓⅔]/.test(line) || line.length < 2 || line.length > 60) return false;
  if (/:$/.test(line) || /^#{1,4}\s/.test(line)) return true;
  return !/[,:]/.test(line) && (isShouting(line) || (line.length <= 45 && purpose.test(line)));
}

/** All in capitals, where the other lines are not. */
export function shouting(lines: string[]): (line: string) => boolean {
  const isCapital = (line: string) => /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);
  const capitals = lines.filter(isCapital).length;
  return (line) => capitals < lines.length / 2 && isCapital(line);
}

/** Lines of ingredients as groups: headings among them become the names of groups. */
export function groupsOfLines(lines: string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  let group: IngredientGroup = { name: null, ingredients: [] };
  const isShouting = shouting(lines);
  for (const line of lines.map(withoutBullet).filter((text) => text !== '')) {
    if (isHeadingLine(line, isShouting)) {
      if (group.ingredients.length > 0) groups.push(group);
      group = { name: headingText(line), ingredients: [] };
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

export function headingText(line: string): string {
  return line.replace(/^#+\s*|(?<!\s)\s*:$/g, '').trim();
}
