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

/** "Calories: 237 kcal" by its field; what has none is kept apart. */
export const nutritionOfLines = (lines: readonly string[]): { nutrition: Record<string, string>; others: string[] } => {
  const nutrition: Record<string, string> = {};
  const others: string[] = [];
  for (const line of lines.flatMap((line) => line.split(/[;|]|,(?!\d)/))) {
    const at = line.search(/\d/);
    const [name, amount] = [line.slice(0, Math.max(at, 0)).replace(':', ' ').trim(), line.slice(at).trim()];
    const isAmount = name !== '' && name.length <= mostLetters && amount.length <= mostLetters;
    const field = isAmount ? nutrientOf(name) : undefined;
    if (field && !(field in nutrition)) nutrition[field] = amount;
    else if (line.trim() !== '') others.push(line.trim());
  }
  return { nutrition, others };
};
