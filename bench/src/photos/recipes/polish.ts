import type { PrintedRecipe } from './printed-recipe.ts';

export const polish: PrintedRecipe = {
  language: 'pol',
  name: 'Pierogi z kapustą i grzybami',
  facts: 'Dla 5 osób | Czas przygotowania: 60 minut | Czas gotowania: 15 minut',
  servings: 5,
  minutes: { prep: 60, cook: 15 },
  ingredientsHeading: 'Składniki',
  ingredients: [
    '500 g mąki pszennej',
    '250 ml ciepłej wody',
    '2 łyżki oleju',
    '600 g kiszonej kapusty',
    '50 g suszonych grzybów',
    '1 duża cebula',
    '½ łyżeczki pieprzu',
    '¾ łyżeczki soli',
    'masło do podania',
  ],
  methodHeading: 'Przygotowanie',
  steps: [
    '1. Grzyby namocz na noc, a następnie ugotuj do miękkości w tej samej wodzie. Kapustę odciśnij, zalej wrzątkiem i gotuj przez czterdzieści minut.',
    '2. Cebulę pokrój w drobną kostkę i zeszklij na oleju. Dodaj posiekane grzyby oraz kapustę, dopraw solą i pieprzem, po czym smaż, aż płyn odparuje.',
    '3. Z mąki, wody i szczypty soli zagnieć gładkie, elastyczne ciasto. Przykryj je ściereczką i odstaw na pół godziny.',
    '4. Ciasto rozwałkuj cienko, wycinaj krążki, nakładaj farsz i dokładnie zlepiaj brzegi. Gotuj w osolonym wrzątku około trzech minut od wypłynięcia.',
  ],
};
