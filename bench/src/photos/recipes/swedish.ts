import type { PrintedRecipe } from './printed-recipe.ts';

export const swedish: PrintedRecipe = {
  language: 'swe',
  name: 'Köttbullar med gräddsås',
  facts: '4 portioner | Förberedelse: 25 minuter | Tillagning: 20 minuter',
  servings: 4,
  minutes: { prep: 25, cook: 20 },
  ingredientsHeading: 'Ingredienser',
  ingredients: [
    '500 g blandfärs',
    '1 dl ströbröd',
    '1½ dl mjölk',
    '1 gul lök',
    '1 ägg',
    '2 msk smör',
    '3 dl vispgrädde',
    '½ tsk kryddpeppar',
    'rårörda lingon till servering',
  ],
  methodHeading: 'Gör så här',
  steps: [
    '1. Blanda ströbröd och mjölk i en bunke och låt stå i tio minuter. Hacka löken fint och fräs den mjuk i lite av smöret.',
    '2. Tillsätt färs, lök, ägg, salt och kryddpeppar och arbeta ihop till en jämn smet. Forma små bullar med fuktade händer.',
    '3. Bryn köttbullarna runt om i resten av smöret på medelhög värme. Skaka pannan ofta så att de behåller sin form.',
    '4. Häll på grädden och låt såsen koka ihop under omrörning i några minuter. Smaka av och servera med kokt potatis, lingon och pressgurka.',
  ],
};
