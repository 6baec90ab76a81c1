import { type LineGrammar, numberPattern } from './grammar.ts';

/** Written beside a number these are units: "150g", "1-inch", "2lb". Others ("6-bone", "28-day") stay one word with their number. */
const unitWords = new Set(
  `bag bags ball balls bar bars batch block blocks bottle bottles box bulb bulbs bunch bunches c can cans carton centilitre centimeter centimeters centimetre centimetres chunk
  cl clove cloves cm container containers count cube cubes cup cups dash dashes deciliter decilitre dessertspoon dessertspoons dl dozen drop drops dsp ear ears envelope
  envelopes fl floz foot ft g gal gallon gallons glass gm gms gr gram gramme grammes grams handful handfuls head heads in inch inch-long inch-square inch-thick inches jar jars
  kg kgs kilo kilogram kilograms kilos knob l lb lbs leaf leaves lg link links liter liters litre litres loaf loaves ltr md mg milligram milliliter milliliters millilitre
  millilitres ml mls mm ounce ounces oz ozs pack package packages packet packets packs piece pieces pinch pinches pint pints pkg pkgs pkt pod pods pound pounds pt pts punnet
  qt qts quart quarts rasher rashers rib ribs sachet sachets scoop sheet sheets shot slice slices sm splash sprig sprigs stalk stalks stem stems stick sticks strip strips tb tbs tbsp
  tbsps tbspn tablespoon tablespoons teaspoon teaspoons tin tins tsp tsps tspn tub tubs tube wedge wedges fluid`.split(
    /\s+/,
  ),
);

export const english: LineGrammar = {
  number: numberPattern({ range: ['to', 'or'], and: ['and'], decimalComma: false }),
  isUnit: (word) => unitWords.has(word.toLowerCase()),
};
