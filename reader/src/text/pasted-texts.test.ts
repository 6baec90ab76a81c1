import { describe, expect, test } from 'vitest';
import { readRecipeText } from './read-recipe-text.ts';

interface Pasted {
  from: string;
  text: string;
  name: string;
  ingredients: string[];
  steps: number;
  servings?: number;
}

const texts: Pasted[] = [
  {
    from: 'an e-mail in English',
    text: 'Lemon Drizzle Cake\n\nServes 8\n\nIngredients:\n- 225g butter\n- 225g caster sugar\n- 4 eggs\n- 225g self-raising flour\n- 1 lemon, zest only\n\nMethod:\n1. Heat the oven to 180C and line a loaf tin.\n2. Beat the butter and sugar until pale, then add the eggs one by one.\n3. Fold in the flour and the zest, and bake for 45 minutes.',
    name: 'Lemon Drizzle Cake',
    ingredients: ['225g butter', '225g caster sugar', '4 eggs', '225g self-raising flour', '1 lemon, zest only'],
    steps: 3,
    servings: 8,
  },
  {
    from: 'a German note with servings in its heading',
    text: 'Kartoffelsuppe\n\nZutaten für 4 Personen\n\n1 kg Kartoffeln\n2 Möhren\n1 Zwiebel\n1 l Gemüsebrühe\nSalz und Pfeffer\n\nZubereitung\n\nKartoffeln und Möhren schälen und würfeln.\nZwiebel anbraten, alles in der Brühe 20 Minuten kochen.\nPürieren und abschmecken.',
    name: 'Kartoffelsuppe',
    ingredients: ['1 kg Kartoffeln', '2 Möhren', '1 Zwiebel', '1 l Gemüsebrühe', 'Salz und Pfeffer'],
    steps: 3,
    servings: 4,
  },
  {
    from: 'a French PDF with broken lines',
    text: 'Quiche lorraine\n\nPour 6 personnes\n\nIngrédients\n200 g de lardons\n3 œufs\n20 cl de crème fraîche\n1 pâte brisée\n\nPréparation\nPréchauffez le four à 180 °C et étalez la pâte dans un moule\nbeurré. Faites revenir les lardons à la poêle pendant cinq\nminutes.\nBattez les œufs avec la crème, versez sur la pâte et enfournez\npour 35 minutes.',
    name: 'Quiche lorraine',
    ingredients: ['200 g de lardons', '3 œufs', '20 cl de crème fraîche', '1 pâte brisée'],
    steps: 2,
    servings: 6,
  },
  {
    from: 'a Spanish chat message',
    text: 'Tortilla de patatas\nIngredientes:\n4 patatas\n6 huevos\n1 cebolla\naceite de oliva\nsal\nPreparación:\nPelar y cortar las patatas en láminas finas.\nFreír las patatas con la cebolla a fuego lento.\nMezclar con los huevos batidos y cuajar por ambos lados.',
    name: 'Tortilla de patatas',
    ingredients: ['4 patatas', '6 huevos', '1 cebolla', 'aceite de oliva', 'sal'],
    steps: 3,
  },
  {
    from: 'an Italian note with bullets',
    text: 'Spaghetti alla carbonara\n\nIngredienti per 4 persone:\n• 400 g di spaghetti\n• 150 g di guanciale\n• 4 tuorli\n• 100 g di pecorino\n• pepe nero q.b.\n\nProcedimento:\nCuocere la pasta in acqua salata.\nRosolare il guanciale in padella senza olio.\nUnire i tuorli sbattuti con il pecorino a fuoco spento.',
    name: 'Spaghetti alla carbonara',
    ingredients: ['400 g di spaghetti', '150 g di guanciale', '4 tuorli', '100 g di pecorino', 'pepe nero q.b.'],
    steps: 3,
    servings: 4,
  },
  {
    from: 'a Dutch note',
    text: 'Erwtensoep\n\nBenodigdheden\n500 gram spliterwten\n2 liter water\n1 rookworst\n1 prei\n\nBereidingswijze\nKook de erwten in een uur gaar.\nSnijd de prei en kook die een half uur mee.\nVoeg de worst toe en serveer met roggebrood.',
    name: 'Erwtensoep',
    ingredients: ['500 gram spliterwten', '2 liter water', '1 rookworst', '1 prei'],
    steps: 3,
  },
  {
    from: 'a Polish message with dashes',
    text: 'Racuchy z jabłkami\n\nSkładniki:\n- 2 szklanki mąki\n- 1 szklanka mleka\n- 2 jajka\n- 3 jabłka\n\nPrzygotowanie:\n1. Wymieszać mąkę z mlekiem i jajkami.\n2. Dodać pokrojone jabłka.\n3. Smażyć na złoty kolor z obu stron.',
    name: 'Racuchy z jabłkami',
    ingredients: ['2 szklanki mąki', '1 szklanka mleka', '2 jajka', '3 jabłka'],
    steps: 3,
  },
  {
    from: 'a Swedish note',
    text: 'Kanelbullar\n\nIngredienser\n5 dl mjölk\n50 g jäst\n1 dl socker\n13 dl vetemjöl\n\nGör så här\nVärm mjölken till fingervarm och lös jästen i den.\nBlanda i socker och mjöl, och låt degen jäsa i 45 minuter.\nBaka ut bullarna och grädda dem mitt i ugnen.',
    name: 'Kanelbullar',
    ingredients: ['5 dl mjölk', '50 g jäst', '1 dl socker', '13 dl vetemjöl'],
    steps: 3,
  },
  {
    from: 'a Portuguese message',
    text: 'Bolo de cenoura\n\nIngredientes\n3 cenouras\n4 ovos\n1 xícara de óleo\n2 xícaras de farinha de trigo\n\nModo de preparo\nBata as cenouras, os ovos e o óleo no liquidificador.\nMisture a farinha delicadamente.\nAsse em forno médio por 40 minutos.',
    name: 'Bolo de cenoura',
    ingredients: ['3 cenouras', '4 ovos', '1 xícara de óleo', '2 xícaras de farinha de trigo'],
    steps: 3,
  },
  {
    from: 'Markdown with headings and a rule',
    text: '# Hummus\n\n*Serves 4*\n\n---\n\n## Ingredients\n\n* 1 can chickpeas\n* 3 tbsp tahini\n* 1 lemon\n* 1 clove garlic\n\n## Directions\n\n1. Drain the chickpeas and keep the water.\n2. Blend everything with a little of the water until smooth.',
    name: 'Hummus',
    ingredients: ['1 can chickpeas', '3 tbsp tahini', '1 lemon', '1 clove garlic'],
    steps: 2,
    servings: 4,
  },
  {
    from: 'Markdown with boxes to tick',
    text: '**Granola**\n\n**Ingredients**\n\n- [ ] 3 cups oats\n- [ ] 1 cup nuts\n- [x] 1/2 cup honey\n\n**Steps**\n\n1. Mix everything in a large bowl.\n2. Bake at 150 °C for half an hour, and stir it twice.',
    name: 'Granola',
    ingredients: ['3 cups oats', '1 cup nuts', '1/2 cup honey'],
    steps: 2,
  },
  {
    from: 'a note without any headings',
    text: 'Guacamole\n\n3 ripe avocados\n1 lime\n1/2 tsp salt\n1 small onion, chopped\n\nMash the avocados with a fork.\nStir in the lime juice, salt and onion, and serve at once.',
    name: 'Guacamole',
    ingredients: ['3 ripe avocados', '1 lime', '1/2 tsp salt', '1 small onion, chopped'],
    steps: 2,
  },
  {
    from: 'a German note without headings',
    text: 'Rührei\n\n4 Eier\n50 ml Milch\n1 EL Butter\n1 Prise Salz\n\nDie Eier mit der Milch und dem Salz verquirlen.\nDie Butter in der Pfanne schmelzen und die Eier darin stocken lassen.',
    name: 'Rührei',
    ingredients: ['4 Eier', '50 ml Milch', '1 EL Butter', '1 Prise Salz'],
    steps: 2,
  },
  {
    from: 'a message with all ingredients in one line',
    text: 'Banana pancakes\n\nIngredients: 2 bananas, 2 eggs, 50 g oats, 1 tsp cinnamon\n\nMethod: Mash the bananas and mix in everything else.\nFry small pancakes in a little butter on both sides.',
    name: 'Banana pancakes',
    ingredients: ['2 bananas', '2 eggs', '50 g oats', '1 tsp cinnamon'],
    steps: 2,
  },
  {
    from: 'a German message with all ingredients in one line',
    text: 'Apfelmus\nZutaten: 1 kg Äpfel, 100 ml Wasser, 2 EL Zucker, 1 Zimtstange\nZubereitung: Die Äpfel schälen, entkernen und in Stücke schneiden. Mit den übrigen Zutaten weich kochen.',
    name: 'Apfelmus',
    ingredients: ['1 kg Äpfel', '100 ml Wasser', '2 EL Zucker', '1 Zimtstange'],
    steps: 1,
  },
  {
    from: 'a note whose steps say that they are',
    text: 'Iced tea\n\nIngredients\n4 tea bags\n1 litre water\n2 tbsp honey\n\nInstructions\nStep 1: Boil the water and steep the tea for five minutes.\nStep 2: Stir in the honey and leave it to cool.\nStep 3: Serve it over plenty of ice.',
    name: 'Iced tea',
    ingredients: ['4 tea bags', '1 litre water', '2 tbsp honey'],
    steps: 3,
  },
  {
    from: 'a text from Windows with tabs for columns',
    text: 'Scones\r\n\r\nIngredients\r\n350 g\tself-raising flour\r\n85 g\tbutter\r\n175 ml\tmilk\r\n\r\nMethod\r\nRub the butter into the flour with your fingers.\r\nAdd the milk and bring the dough together quickly.\r\nBake for ten minutes until golden on top.',
    name: 'Scones',
    ingredients: ['350 g self-raising flour', '85 g butter', '175 ml milk'],
    steps: 3,
  },
  {
    from: 'a Japanese note',
    text: '肉じゃが\n\n材料（4人分）\nじゃがいも 4個\n牛肉 200g\n玉ねぎ 1個\nしょうゆ 大さじ3\n\n作り方\n1. じゃがいもと玉ねぎを切る。\n2. 牛肉を炒めて、野菜を加える。\n3. しょうゆを加えて20分煮る。',
    name: '肉じゃが',
    ingredients: ['じゃがいも 4個', '牛肉 200g', '玉ねぎ 1個', 'しょうゆ 大さじ3'],
    steps: 3,
  },
  {
    from: 'a Russian note',
    text: 'Блины\n\nИнгредиенты:\n500 мл молока\n2 яйца\n200 г муки\n1 ст. ложка сахара\n\nПриготовление:\nВзбить яйца с сахаром и молоком.\nДобавить муку и перемешать до однородности.\nЖарить на горячей сковороде с двух сторон.',
    name: 'Блины',
    ingredients: ['500 мл молока', '2 яйца', '200 г муки', '1 ст. ложка сахара'],
    steps: 3,
  },
  {
    from: 'a message with a greeting before and after',
    text: 'Hi Tom, here is the recipe that you asked for!\n\nCheese straws\n\nIngredients\n200 g puff pastry\n100 g cheddar\n1 egg\n\nMethod\nRoll out the pastry, and scatter the cheese over it.\nCut it into strips, twist them and brush them with egg.\nBake for fifteen minutes.',
    name: 'Cheese straws',
    ingredients: ['200 g puff pastry', '100 g cheddar', '1 egg'],
    steps: 3,
  },
];

describe('a recipe that somebody pasted from', () => {
  test.each(texts)('$from', ({ text, name, ingredients, steps, servings }) => {
    const recipe = readRecipeText(text);
    expect(recipe?.name).toBe(name);
    expect(recipe?.ingredientGroups.flatMap((group) => group.ingredients)).toEqual(ingredients);
    expect(recipe?.instructionSections.flatMap((section) => section.steps)).toHaveLength(steps);
    if (servings !== undefined) expect(recipe?.yield?.amount).toBe(servings);
  });
});
