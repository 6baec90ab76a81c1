import type { AppReader } from '../app-reader.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { type RecipePart, recipePartsOf } from '../columns/recipe-parts.ts';
import { ruled } from '../columns/rows.ts';
import { ingredientGroupsOf } from '../lines.ts';
import { readMethod } from '../method-text.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { listedIn, unplacedOf } from '../values.ts';

const begins = (line: string): boolean => /^\s{0,12}@{3,9}.{0,80}now you.{1,2}re cooking/i.test(line);
const ends = (line: string): boolean => /^\s{0,12}\*{2}\s{0,4}exported from now you/i.test(line);

/** Now You're Cooking!, a text: title, categories, ingredients and method in this order, parted by empty lines. */
export const nowyourecooking: AppReader = {
  app: 'nowyourecooking',
  recognise: ({ text }) => (/^[ >]{0,12}@{3,9}.{0,80}now you.{1,2}re cooking/im.test(text) ? 1 : 0),
  *read(file) {
    for (const { key, lines } of recipePartsOf(file, { begins, ends, announces: begins })) {
      yield recipeOf({ key, lines: lines.slice(1) });
    }
  },
};

const recipeOf = ({ key, lines }: RecipePart): AppRecipe => {
  const [title = [], ...blocks] = blocksOf(lines.filter((line) => !/^nyc nutrilink/i.test(line)));
  const facts = blocks[0]?.every((line) => factLine.test(line)) ? (blocks.shift() ?? []) : [];
  const [first = []] = blocks;
  const categories = isIngredients(first) ? [] : (blocks.shift() ?? []);
  const count = ingredientBlocks(blocks);
  const analysed = blocks.slice(count).map((block) => block.join(' '));
  const isAnalysis = (text: string) => /^nyc nutrition analysis/i.test(text);
  const isYield = (text: string) => /^(?:yield|servings?):/i.test(text);
  const read = readMethod(
    blocks
      .slice(count)
      .flatMap((block, at) => (isAnalysis(analysed[at] ?? '') ? [] : ['', ...block.filter((line) => !isYield(line))])),
  );
  const { nutrition, others } = nutritionIn(analysed.find(isAnalysis) ?? '');
  const yields = blocks.slice(count).flatMap((block) => block.filter(isYield));
  return {
    ...emptyRecipe(key),
    ...read,
    name: title.join(' '),
    yield: yields.map((line) => line.slice(line.indexOf(':') + 1).trim()).find(Boolean) ?? read.yield,
    categories: categories.flatMap((line) => listedIn(line)).filter((name) => !/^none$/i.test(name)),
    ingredientGroups: ingredientGroupsOf(wholeLines(blocks.slice(0, count).flat())),
    nutrition: { ...nutrition, ...read.nutrition },
    unplaced: [...unplacedOf({ Nutrition: others }), ...facts.flatMap(factOf)],
  };
};

/** "Recipe By: Ada" below the title. */
const factLine = /^([A-Z][\w ]{1,30}):\s{1,9}(\S.*)$/;
const factOf = (line: string) => {
  const [, name, text] = factLine.exec(line) ?? [];
  return name && text ? [{ name: name.trim(), text }] : [];
};

/** Lines that stand together. */
const blocksOf = (lines: readonly string[]): string[][] => {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() !== '') blocks.at(-1)?.push(line.trim());
    else if (blocks.at(-1)?.length) blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
};

const longestLine = 80;

const hasAmount = (line: string): boolean =>
  /^[\d½¼¾⅓⅔⅛.]/.test(line) && line.length <= longestLine && !/^\d{1,2}[.)]\s/.test(line);

/** Most lines begin with an amount; headings stand in rules. */
const isIngredients = (block: readonly string[]): boolean => {
  const lines = block.filter((line) => ruled(line) === null);
  return lines.length === 0 ? block.length > 0 : lines.filter(hasAmount).length >= lines.length / 2;
};

/** How many blocks have ingredients: the first one in any case, where another one is left for the method. */
const ingredientBlocks = (blocks: readonly string[][]): number => {
  const [first = []] = blocks;
  if (!isIngredients(first) && (first.length < 2 || blocks.length < 2)) return 0;
  const end = blocks.findIndex((block, at) => at > 0 && !isIngredients(block));
  return end < 0 ? blocks.length : end;
};

/** Headings as others have them; a line that begins with a dash goes on the one before. */
const wholeLines = (lines: readonly string[]): string[] => {
  const whole: string[] = [];
  for (const line of lines) {
    const heading = ruled(line);
    const rest = /^-{1,2}\s{0,4}(?=[^\s-])/.exec(line);
    if (heading) whole.push(heading.endsWith(':') ? heading : `${heading}:`);
    else if (rest && whole.length > 0) whole.push(`${whole.pop()}, ${line.slice(rest[0].length)}`);
    else whole.push(line.replace(/\s{0,9}--\s{0,9}(?=\S)/g, ', ').replace(/\s{2,}/g, ' '));
  }
  return whole;
};

/** "calories=394.5; protein=3.14 g; … ash=1.18 g; WW Pts=8.7". */
const nutritionIn = (text: string): { nutrition: Record<string, string>; others: string[] } =>
  nutritionOfLines(
    text
      .slice(text.indexOf(':') + 1)
      .split(';')
      .filter((part) => part.includes('=') && !part.includes('%'))
      .map((part) => part.replace('=', ': ').trim()),
  );
