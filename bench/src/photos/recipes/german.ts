import type { PrintedRecipe } from './printed-recipe.ts';

export const german: PrintedRecipe = {
  language: 'deu',
  name: 'Käsespätzle mit Röstzwiebeln',
  facts: 'Für 4 Personen | Vorbereitung: 25 Minuten | Kochzeit: 30 Minuten',
  servings: 4,
  minutes: { prep: 25, cook: 30 },
  ingredientsHeading: 'Zutaten',
  ingredients: [
    '400 g Mehl',
    '5 Eier, Größe M',
    '150 ml Mineralwasser',
    '1 TL Salz',
    '250 g würziger Bergkäse',
    '3 große Zwiebeln',
    '60 g Butter',
    'etwas Muskatnuss',
    'Schnittlauch zum Bestreuen',
  ],
  methodHeading: 'Zubereitung',
  steps: [
    '1. Mehl, Eier, Wasser, Salz und eine Prise Muskat in einer großen Schüssel so lange schlagen, bis der Teig zäh ist und Blasen wirft. Zugedeckt 15 Minuten ruhen lassen.',
    '2. Die Zwiebeln in dünne Ringe schneiden und in der Butter bei mittlerer Hitze langsam goldbraun rösten. Den Käse grob reiben.',
    '3. Reichlich Salzwasser aufkochen. Den Teig portionsweise durch eine Spätzlepresse hineindrücken; sobald die Spätzle oben schwimmen, mit einer Schaumkelle herausheben.',
    '4. Spätzle und Käse abwechselnd in eine vorgewärmte Form schichten, für fünf Minuten in den heißen Ofen stellen und mit den Zwiebeln und dem Schnittlauch bestreut auftragen.',
  ],
};
