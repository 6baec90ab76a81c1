import type { PrintedRecipe } from './printed-recipe.ts';

export const italian: PrintedRecipe = {
  language: 'ita',
  name: 'Torta di mele della nonna',
  facts: 'Per 8 persone | Preparazione: 25 minuti | Cottura: 50 minuti',
  servings: 8,
  minutes: { prep: 25, cook: 50 },
  ingredientsHeading: 'Ingredienti',
  ingredients: [
    '4 mele renette',
    '200 g di farina 00',
    '150 g di zucchero',
    '3 uova',
    '100 ml di latte',
    '80 g di burro fuso',
    '1 bustina di lievito',
    '½ limone non trattato',
    'zucchero a velo q.b.',
  ],
  methodHeading: 'Preparazione',
  steps: [
    '1. Sbucciate le mele, tagliatele a fettine sottili e bagnatele con il succo di limone perché non anneriscano.',
    '2. Montate le uova con lo zucchero finché il composto è chiaro e spumoso, poi unite il burro fuso e il latte a temperatura ambiente.',
    '3. Aggiungete la farina setacciata con il lievito e la scorza grattugiata, mescolando delicatamente. Versate metà delle mele nell’impasto.',
    '4. Versate tutto in uno stampo imburrato di 24 cm, coprite con le mele rimaste e cuocete in forno a 180 °C per 50 minuti. Servite con zucchero a velo.',
  ],
};
