import { type Random, seededRandom } from './random.ts';

const words = (text: string) => text.trim().split(/\s+/);

const styles =
  words(`roast slow crispy creamy smoky spiced grilled baked braised quick rustic golden sticky fresh pickled charred
  glazed stuffed steamed toasted whipped candied stewed seared`);
const mains =
  words(`chicken beef pumpkin tomato lentil mushroom salmon spinach lemon apple chocolate potato carrot cheese pork shrimp
  tofu courgette walnut ginger fennel leek cabbage pear plum cherry almond barley chickpea aubergine`);
const dishes =
  words(`soup salad pie stew curry cake bread roast pasta pizza tart noodles casserole risotto sandwich wrap cookies muffins
  pudding sauce gratin dumplings pancakes crumble`);
const sides =
  words(`basil mint thyme rosemary honey feta yoghurt cream butter mustard capers olives garlic sesame chilli lime
  coriander dill saffron vanilla cinnamon pistachio hazelnut`);
const commonFoods = words('salt flour sugar butter eggs milk garlic onion oil pepper');
const kinds = words('red green wild dried smoked baby ground whole white black sweet sour young aged');
const units = words('cup g tsp tbsp pinch clove ml kg slice bunch');
const verbs = words('Heat Stir Fold Simmer Roast Whisk Chop Season Bake Toss Fry Knead Rest Blend Drain Scatter');
const tagNames =
  words(`quick vegetarian vegan weeknight weekend baking winter summer autumn spring family festive freezer lunchbox picnic
  breakfast brunch cheap healthy comfort spicy gluten-free dairy-free one-pot leftovers party kids`);
const categoryNames = ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Snack', 'Side dish'];

/** Ten lines and six steps, as many as recipes have; salt in about half of them, rare foods in few. */
export const makeRecipe = (random: Random) => {
  const rareFood = () => `${random.pick(kinds)} ${random.pick([...mains, ...sides])}`;
  const food = (line: number) => {
    if (line === 0 && random.next() < 0.5) return 'salt';
    return random.next() < 0.4 ? random.pick(commonFoods.slice(1)) : rareFood();
  };
  const foods = Array.from({ length: 10 }, (_, line) => food(line));
  const sentence = () =>
    `${random.pick(verbs)} the ${random.pick(foods)} with the ${random.pick(foods)} until ${random.pick(styles)}, about ${5 + random.below(40)} minutes.`;
  const main = random.pick(mains, 1.4);
  return {
    name: `${random.pick(styles)} ${main} ${random.pick(dishes)} with ${random.pick(sides, 1.4)} ${random.below(10_000)}`,
    description: `A ${random.pick(styles)} way with ${main}. ${sentence()}`,
    recipeServings: 2 + random.below(6),
    recipeYield: null,
    totalTime: `${15 + random.below(90)} minutes`,
    prepTime: `${5 + random.below(30)} minutes`,
    recipeCategory: [{ name: random.pick(categoryNames) }],
    tags: [...new Set([random.pick(tagNames, 2), random.pick(tagNames, 2)])].map((name) => ({ name })),
    tools: random.next() < 0.3 ? [{ name: 'Oven' }] : [],
    recipeIngredient: foods.map((name) => ({
      quantity: 1 + random.below(8) / 2,
      unit: { name: random.pick(units) },
      food: { name },
      note: random.next() < 0.5 ? `${random.pick(styles)}` : '',
    })),
    recipeInstructions: Array.from({ length: 6 }, () => ({ text: `${sentence()} ${sentence()}` })),
    settings: { public: true, disableAmount: false },
    image: undefined,
  };
};

/** As many recipes as one likes, the same ones each time. */
export function* makeRecipes(count: number): Generator<ReturnType<typeof makeRecipe>> {
  const random = seededRandom(20260301);
  for (let made = 0; made < count; made++) yield makeRecipe(random);
}

/** What the searches look for: a word in half of all recipes, two words, and one with a slip. */
export const searches = { common: 'salt', two: 'pumpkin soup', typo: 'pumpkni' } as const;
