/** Which field a name such as "Total Fat" or "Kohlenhydrate" means; narrower names come before those that they contain. */
const names: [RegExp, string][] = [
  [/saturated|gesättigt|saturé/i, 'saturatedFatContent'],
  [/trans/i, 'transFatContent'],
  [/unsaturated|ungesättigt/i, 'unsaturatedFatContent'],
  [/calor|kcal|energ|kalorie|brennwert/i, 'calories'],
  [/cholest/i, 'cholesterolContent'],
  [/carb|kohlenhydrat|glucid|\bkh\b/i, 'carbohydrateContent'],
  [/fib(?:er|re)|ballast/i, 'fiberContent'],
  [/protein|eiwei|protéine/i, 'proteinContent'],
  [/sodium|natrium|salt\b/i, 'sodiumContent'],
  [/sugar|zucker|sucre/i, 'sugarContent'],
  [/fat\b|fett|lipide/i, 'fatContent'],
];

/** schema.org's name of what an app calls so; undefined for anything that has no field. */
export const nutrientOf = (name: string): string | undefined => {
  // "Unsaturated" contains "saturated".
  if (/unsat|monoun|polyun|ungesätt/i.test(name)) return 'unsaturatedFatContent';
  return names.find(([pattern]) => pattern.test(name))?.[1];
};

/** Of a name and of an amount; what is longer is a sentence. */
const mostLetters = 40;

/** "Calories: 237 kcal" and "28g protein" by their fields; what has none is kept apart. */
export const nutritionOfLines = (lines: readonly string[]): { nutrition: Record<string, string>; others: string[] } => {
  const nutrition: Record<string, string> = {};
  const others: string[] = [];
  for (const line of lines.flatMap(partsOf)) {
    const [name, amount] = namedAmount(line);
    const isAmount = name !== '' && name.length <= mostLetters && amount.length <= mostLetters;
    const field = isAmount ? nutrientOf(name) : undefined;
    if (field && !(field in nutrition)) nutrition[field] = amount;
    else if (line.trim() !== '') others.push(line.trim());
  }
  return { nutrition, others };
};

/** "Per serving: 436 calories, 26 g fat (7 g saturated)" in its parts. */
const partsOf = (line: string): string[] =>
  line
    .replace(/^\s*(?:per|pro|je|par|por|amount)\s[^:\d]{1,40}:/i, '')
    .replace(/\((\d[\d.,]{0,9}\s?m?g\s+\p{L}{3,30})\)/gu, ', $1')
    .split(/[;|]|,(?!\d)/);

/** The name before its amount, or behind it. */
const namedAmount = (line: string): [name: string, amount: string] => {
  const [, amount, name] =
    /^\s*(trace|\d[\d.,]{0,9}\s?(?:m?g|kcal|kj)?)\s+(?:of\s+)?(\p{L}[\p{L} -]{1,40}?)\s*$/iu.exec(line) ?? [];
  if (amount !== undefined && name !== undefined) return [name, amount.trim()];
  const at = line.search(/\d/);
  return [line.slice(0, Math.max(at, 0)).replace(':', ' ').trim(), line.slice(at).trim()];
};
