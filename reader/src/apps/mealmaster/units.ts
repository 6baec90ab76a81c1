/** What the two letters for a unit mean; capitals tell tablespoons from teaspoons. */
const words = new Map<string, [one: string, many: string]>([
  ['T', ['tablespoon', 'tablespoons']],
  ['tb', ['tablespoon', 'tablespoons']],
  ['t', ['teaspoon', 'teaspoons']],
  ['ts', ['teaspoon', 'teaspoons']],
  ['c', ['cup', 'cups']],
  ['pt', ['pint', 'pints']],
  ['qt', ['quart', 'quarts']],
  ['ga', ['gallon', 'gallons']],
  ['fl', ['fluid ounce', 'fluid ounces']],
  ['lb', ['pound', 'pounds']],
  ['oz', ['ounce', 'ounces']],
  ['pk', ['package', 'packages']],
  ['pn', ['pinch', 'pinches']],
  ['ds', ['dash', 'dashes']],
  ['dr', ['drop', 'drops']],
  ['ct', ['carton', 'cartons']],
  ['cn', ['can', 'cans']],
  ['bn', ['bunch', 'bunches']],
  ['sl', ['slice', 'slices']],
  ['sm', ['small', 'small']],
  ['md', ['medium', 'medium']],
  ['lg', ['large', 'large']],
  ['cb', ['cubic centimetre', 'cubic centimetres']],
  ['ea', ['', '']],
  ['x', ['', '']],
  ['per', ['', '']],
]);

/** "2 cl garlic" is cloves with most people, though the program means centilitres. */
const isGarlic = /garlic|knoblauch|\bail\b/i;

/** The word for a unit of Meal-Master; other units stay as they are. */
export const wordOfUnit = (unit: string, amount: string, text: string): string => {
  const isMany = !/^(?:1|0?[.,]\d+|\d+\/\d+)?$/.test(amount);
  if (unit.toLowerCase() === 'cl' && isGarlic.test(text)) return isMany ? 'cloves' : 'clove';
  const [one, many] = words.get(unit) ?? words.get(unit.toLowerCase()) ?? [unit, unit];
  return isMany ? many : one;
};
