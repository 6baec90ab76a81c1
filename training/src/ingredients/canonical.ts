/** Spellings of one unit count as the same when accuracy is measured. */
const unitSpellings: Record<string, string> = {
  cup: 'c cups',
  tablespoon: 'tablespoons tbsp tbsps tbs tb tbl tbls T',
  teaspoon: 'teaspoons tsp tsps ts t',
  gram: 'grams g gm gms gr gramme grammes',
  kilogram: 'kilograms kg kgs kilo kilos',
  milligram: 'milligrams mg',
  millilitre: 'millilitres milliliter milliliters ml mls mL',
  centilitre: 'centilitres centiliter centiliters cl cL',
  decilitre: 'decilitres deciliter deciliters dl dL',
  litre: 'litres liter liters l ltr L',
  ounce: 'ounces oz ozs',
  'fluid ounce': 'fluid-ounce fl-oz floz fluid-ounces fluid-oz fl-ounce fl-ounces fluidounce',
  pound: 'pounds lb lbs',
  quart: 'quarts qt qts',
  pint: 'pints pt pts',
  gallon: 'gallons gal gals',
  stick: 'sticks',
  inch: 'inches',
  centimetre: 'centimetres centimeter centimeters cm',
  millimetre: 'millimetres mm',
  foot: 'feet',
  leaf: 'leaves',
  loaf: 'loaves',
  knife: 'knives',
  half: 'halves',
  package: 'packages pkg pkgs',
  packet: 'packets pkt',
  dessertspoon: 'dessertspoons dsp dstspn',
  bunch: 'bunches',
  pinch: 'pinches',
  dash: 'dashes',
  box: 'boxes',
  batch: 'batches',
  branch: 'branches',
  glass: 'glasses',
  dozen: 'dozens doz',
  can: 'cans',
  small: 'sm',
  large: 'lg lrg',
  medium: 'md med',
};

const unitOf = new Map<string, string>();
for (const [unit, spellings] of Object.entries(unitSpellings)) {
  unitOf.set(unit, unit);
  for (const spelling of spellings.split(' ')) unitOf.set(spelling.replace(/-/g, ' '), unit);
}
export const knownUnits: ReadonlySet<string> = new Set(unitOf.values());

/** "fl oz" → "fluid ounce", "Tbsp." → "tablespoon", "large handfuls" → "large handful". */
export function canonicalUnit(text: string): string {
  const words = text.replace(/\./g, '').trim().split(/\s+/).filter(Boolean);
  const units: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const isFluid = unitOf.get(`${words[i]} ${words[i + 1] ?? ''}`.toLowerCase()) === 'fluid ounce';
    units.push(isFluid ? 'fluid ounce' : unitWord(words[i] ?? ''));
    if (isFluid) i += 1;
  }
  return units.join(' ');
}

function unitWord(word: string): string {
  const known = unitOf.get(word) ?? unitOf.get(word.toLowerCase());
  if (known) return known;
  return (/[^s]s$/i.test(word) && word.length > 3 ? word.slice(0, -1) : word).toLowerCase();
}

const vulgar: Record<string, string> = Object.fromEntries(
  '¼ 1/4 ½ 1/2 ¾ 3/4 ⅐ 1/7 ⅑ 1/9 ⅒ 1/10 ⅓ 1/3 ⅔ 2/3 ⅕ 1/5 ⅖ 2/5 ⅗ 3/5 ⅘ 4/5 ⅙ 1/6 ⅚ 5/6 ⅛ 1/8 ⅜ 3/8 ⅝ 5/8 ⅞ 7/8'
    .split(' ')
    .flatMap((part, i, all) => (i % 2 === 0 ? [[part, all[i + 1] ?? '']] : [])),
);
const numberWords =
  'a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 half=0.5 one-half=0.5 one-quarter=0.25 three-quarter=0.75 three-quarters=0.75 dozen=12';
const wordValues = new Map(
  numberWords.split(' ').map((pair): [string, number] => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])]),
);

function oneNumber(text: string): number | undefined {
  const plain = text
    .replace(/\u2044/g, '/')
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${vulgar[sign] ?? ''}`)
    .replace(/\s+and\s+/i, ' ')
    .trim()
    .toLowerCase();
  const word = wordValues.get(plain);
  if (word !== undefined) return word;
  const [, whole = '0', top, bottom] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(plain.replace(/x$/, '').trim()) ?? [];
  if (top && bottom) return Number(whole) + Number(top) / Number(bottom);
  const number = plain.replace(/x$/, '').trim();
  return /^(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : undefined;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** "1 1/2" → "1.5", "1-2" → "1~2", and a word such as "few" as it is; both sides are compared in this form. */
export function canonicalQuantity(text: string): string {
  if (text === '') return '';
  const whole = oneNumber(text);
  if (whole !== undefined) return rounded(whole);
  const ends = text.split(/\s*(?:[-–—~]|\bto\b|\bor\b)\s*/i).map(oneNumber);
  const [low, high] = ends;
  if (ends.length === 2 && low !== undefined && high !== undefined) return canonicalRange(low, high);
  return canonicalText(text);
}

export function canonicalRange(low: number, high: number | null): string {
  return high === null || low === high ? rounded(low) : `${rounded(low)}~${rounded(high)}`;
}

/** The corpus has these words in the singular wherever they stand. */
const plurals = `balls bags bars baskets blocks bottles buckets bulbs bundles cans canisters chunks cloves clusters counts cubes cups cutlets dessertspoons dollops drops ears envelopes gallons grams
  grinds handfuls heads jars jiggers kilograms knobs ladles lbs lengths links liters litres milliliters millilitres mugs ounces packs packages packets pairs pieces pints pods pots pounds pts punnets racks
  rashers recipes rectangles ribs quarts sachets scoops sections segments shakes sheets shots shoots slabs slices sprigs squares stalks stems sticks strips tablespoons tbsps tbs teaspoons tins tsps tubs
  tubes twists units wedges vials wheels`;
const irregular =
  'batches=batch boxes=box branches=branch bunches=bunch dashes=dash feet=foot glasses=glass inches=inch leaves=leaf loaves=loaf pinches=pinch';
const singularOf = new Map<string, string>([
  ...plurals.split(/\s+/).map((plural): [string, string] => [plural, plural.slice(0, -1)]),
  ...irregular.split(' ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
]);

/** Lower case, without punctuation, unit words in the singular. */
export function canonicalText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'%&-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[-']+|[-']+$/g, ''))
    .filter(Boolean)
    .map((word) => singularOf.get(word) ?? word)
    .join(' ');
}
