import type { PrintedRecipe } from './printed-recipe.ts';

export const dutch: PrintedRecipe = {
  language: 'nld',
  name: 'Erwtensoep met rookworst',
  facts: 'Voor 6 personen | Voorbereiding: 20 minuten | Kooktijd: 90 minuten',
  servings: 6,
  minutes: { prep: 20, cook: 90 },
  ingredientsHeading: 'Ingrediënten',
  ingredients: [
    '500 g spliterwten',
    '1½ liter water',
    '250 g speklapjes',
    '1 rookworst',
    '2 preien',
    '½ knolselderij',
    '3 wortels',
    '1 ui, gesnipperd',
    'peper en zout',
  ],
  methodHeading: 'Bereiding',
  steps: [
    '1. Spoel de erwten af en breng ze met het water en de speklapjes in een grote pan aan de kook. Schep het schuim eraf.',
    '2. Maak de groenten schoon en snijd ze in kleine blokjes. Voeg ze na een half uur toe en laat alles nog een uur zachtjes koken. Roer af en toe, zodat niets aanbakt.',
    '3. Haal het vlees uit de pan, snijd het in stukjes en doe het terug. Leg de rookworst er de laatste vijftien minuten bij.',
    '4. Breng de soep op smaak met peper en zout en serveer haar met roggebrood en katenspek. De volgende dag smaakt ze nog beter.',
  ],
};
