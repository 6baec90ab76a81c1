import type { PrintedRecipe } from './printed-recipe.ts';

export const portuguese: PrintedRecipe = {
  language: 'por',
  name: 'Arroz de pato à moda antiga',
  facts: 'Para 4 pessoas | Preparação: 30 minutos | Cozedura: 80 minutos',
  servings: 4,
  minutes: { prep: 30, cook: 80 },
  ingredientsHeading: 'Ingredientes',
  ingredients: [
    '1 pato pequeno',
    '300 g de arroz carolino',
    '1 chouriço de carne',
    '2 cebolas médias',
    '3 dentes de alho',
    '½ dl de azeite',
    '1 folha de louro',
    '¼ colher de chá de pimenta',
    'sal e salsa a gosto',
  ],
  methodHeading: 'Modo de preparação',
  steps: [
    '1. Coza o pato em água temperada com sal, uma cebola e o louro durante cerca de uma hora. Deixe arrefecer, desfie a carne e reserve o caldo.',
    '2. Refogue a outra cebola e o alho picados no azeite até ficarem dourados. Junte o arroz e deixe fritar um pouco, mexendo sempre.',
    '3. Regue com o dobro do volume de caldo quente e deixe cozinhar em lume brando, até o arroz estar quase seco e solto.',
    '4. Num tabuleiro, disponha o arroz e a carne em camadas, cubra com rodelas de chouriço e leve ao forno a 200 °C durante vinte minutos. Sirva com salsa picada.',
  ],
};
