import type { PrintedRecipe } from './printed-recipe.ts';

export const french: PrintedRecipe = {
  language: 'fra',
  name: 'Gratin dauphinois à l’ancienne',
  facts: 'Pour 6 personnes | Préparation : 20 minutes | Cuisson : 75 minutes',
  servings: 6,
  minutes: { prep: 20, cook: 75 },
  ingredientsHeading: 'Ingrédients',
  ingredients: [
    '1,2 kg de pommes de terre',
    '1 gousse d’ail',
    '40 cl de crème fraîche épaisse',
    '30 cl de lait entier',
    '30 g de beurre demi-sel',
    '1 pincée de noix de muscade',
    '100 g de gruyère râpé',
    'sel et poivre du moulin',
  ],
  methodHeading: 'Préparation',
  steps: [
    '1. Préchauffez le four à 160 °C. Épluchez les pommes de terre, coupez-les en fines rondelles et séchez-les dans un torchon propre sans les laver.',
    '2. Frottez un plat à gratin avec la gousse d’ail coupée en deux, puis beurrez-le généreusement. Disposez les rondelles en couches régulières en salant et poivrant chaque étage.',
    '3. Mélangez la crème, le lait et la muscade, portez à frémissement et versez le tout sur les pommes de terre : elles doivent être à peine couvertes.',
    '4. Parsemez de gruyère et enfournez pendant une heure et quart. Le gratin est prêt lorsque la lame d’un couteau s’y enfonce sans résistance.',
  ],
};
