/** A recipe as a book prints it. */
export interface PrintedRecipe {
  language: 'eng' | 'deu' | 'fra' | 'spa';
  name: string;
  facts: string;
  ingredientsHeading: string;
  ingredients: string[];
  methodHeading: string;
  steps: string[];
}

export const printedRecipes: PrintedRecipe[] = [
  {
    language: 'eng',
    name: 'Apple and Oat Crumble',
    facts: 'Serves 6 | Preparation time: 20 minutes | Cooking time: 40 minutes',
    ingredientsHeading: 'Ingredients',
    ingredients: [
      '1 kg tart apples',
      '150 g plain flour',
      '100 g cold butter, diced',
      '80 g brown sugar',
      '½ tsp ground cinnamon',
      '1 pinch of salt',
      '2 tbsp lemon juice',
      '50 g rolled oats',
      'vanilla custard, to serve',
    ],
    methodHeading: 'Method',
    steps: [
      '1. Heat the oven to 190 °C. Peel and core the apples, cut them into wedges and toss them with the lemon juice and half of the sugar.',
      '2. Rub the butter into the flour with your fingers until it looks like coarse crumbs, then stir in the oats, the cinnamon, the salt and the remaining sugar.',
      '3. Put the apples into a buttered dish, cover them with the crumbs and press them down lightly so that they hold together.',
      '4. Bake for 40 minutes until the top is golden brown and the juice of the apples bubbles at the edges. Let it rest for ten minutes and serve it warm.',
    ],
  },
  {
    language: 'deu',
    name: 'Käsespätzle mit Röstzwiebeln',
    facts: 'Für 4 Personen | Vorbereitung: 25 Minuten | Kochzeit: 30 Minuten',
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
  },
  {
    language: 'fra',
    name: 'Gratin dauphinois à l’ancienne',
    facts: 'Pour 6 personnes | Préparation : 20 minutes | Cuisson : 75 minutes',
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
  },
  {
    language: 'spa',
    name: 'Tortilla española con cebolla',
    facts: 'Para 4 personas | Preparación: 15 minutos | Cocción: 35 minutos',
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
  },
];

/** Every word of the page in the order in which it is read. */
export const textOf = ({ name, facts, ingredientsHeading, ingredients, methodHeading, steps }: PrintedRecipe): string =>
  [name, facts, ingredientsHeading, ...ingredients, methodHeading, ...steps].join(' ');
