import type { PrintedRecipe } from './printed-recipe.ts';

export const spanish: PrintedRecipe = {
  language: 'spa',
  name: 'Tortilla española con cebolla',
  facts: 'Para 4 personas | Preparación: 15 minutos | Cocción: 35 minutos',
  servings: 4,
  minutes: { prep: 15, cook: 35 },
  ingredientsHeading: 'Ingredientes',
  ingredients: [
    '600 g de patatas',
    '1 cebolla mediana',
    '6 huevos grandes',
    '250 ml de aceite de oliva',
    '1 cucharadita de sal',
    '1 pimiento verde pequeño',
    'perejil fresco picado',
    'pan de pueblo para acompañar',
  ],
  methodHeading: 'Preparación',
  steps: [
    '1. Pela las patatas y córtalas en láminas finas. Corta también la cebolla y el pimiento en tiras y mézclalo todo con la sal en un cuenco amplio.',
    '2. Calienta el aceite en una sartén y fríe las verduras a fuego lento durante veinticinco minutos, removiendo de vez en cuando, hasta que estén tiernas pero sin dorarse.',
    '3. Bate los huevos, escurre bien las patatas y añádelas. Deja reposar la mezcla diez minutos para que el huevo se empape de sabor.',
    '4. Cuaja la tortilla a fuego medio, dale la vuelta con ayuda de un plato y termina de hacerla otros tres minutos. Sírvela templada con el perejil y el pan.',
  ],
};
