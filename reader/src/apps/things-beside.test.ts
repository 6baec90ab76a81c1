import { expect, test } from 'vitest';
import { OpenedFile } from './sent-file.ts';
import { thingsBeside } from './things-beside.ts';

const around = { find: () => undefined, below: () => [], endingIn: () => [] };
const opened = (path: string, json: unknown) =>
  new OpenedFile(path, new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json)), around);

test.each([
  [
    'a household of KitchenOwl',
    'kitchenowl.json',
    {
      recipes: [{ name: 'Pie', items: [] }],
      items: [{ name: 'Leek' }],
      expenses: [{ name: 'Bakery', amount: 3 }, { name: 'Market' }],
      shoppinglists: [{ name: 'Default', items: [] }],
      planner: [{ recipe_id: 1, day: 2 }],
    },
    [
      { table: 'expense', rows: 2, example: 'Bakery' },
      { table: 'lists', rows: 1, example: 'Default' },
      { table: 'plan', rows: 1, example: '2' },
    ],
  ],
  [
    'objects of Grocy',
    'grocy.json',
    {
      recipes: [],
      stock: [{ product_id: 1 }],
      chores: [{ name: 'Defrost' }],
      shopping_list: [{ note: 'Salt' }],
      products: [],
    },
    [
      { table: 'inventory', rows: 1, example: '' },
      { table: 'chores', rows: 1, example: 'Defrost' },
      { table: 'listitems', rows: 1, example: 'Salt' },
    ],
  ],
  [
    'a file of an older Mealie',
    'x/mealplans/mealplans.json',
    [{ date: '2021-01-01' }],
    [{ table: 'plan', rows: 1, example: '2021-01-01' }],
  ],
  [
    'a book of Living Cookbook',
    'book.fdx',
    '<?xml version="1.0"?><fdx Source="Living Cookbook"><Recipes><Recipe Name="Pie"/></Recipes><Menus><Menu Name="Feast"><MenuItems/></Menu><Menu Name="Lent"/></Menus><GroceryLists><GroceryList Name="Weekly"/></GroceryLists><Techniques><Technique Name="Blanch"/></Techniques></fdx>',
    [
      { table: 'menus', rows: 2, example: 'Feast' },
      { table: 'lists', rows: 1, example: 'Weekly' },
      { table: 'techniques', rows: 1, example: 'Blanch' },
    ],
  ],
  [
    'a menu of RecipeML',
    'menu.xml',
    '<recipeml><menu><head><title>Feast</title></head><recipe><head><title>Pie</title></head></recipe></menu></recipeml>',
    [{ table: 'menus', rows: 1, example: 'Feast' }],
  ],
  [
    "titles of Cook'n",
    'temp_recipe_desc.dsv',
    'ID||||TITLE||||TYPE!@#%^&*()1||||Pie||||4!@#%^&*()2||||Feast||||5!@#%^&*()',
    [{ table: 'menus', rows: 1, example: 'Feast' }],
  ],
  [
    "tips of Cook'n",
    'temp_tip_desc.dsv',
    'ID||||TITLE||||TYPE!@#%^&*()1||||Blanch||||6!@#%^&*()',
    [{ table: 'techniques', rows: 1, example: 'Blanch' }],
  ],
  ['a page', 'a.html', '<html><body><menu><li>Pie</li></menu></body></html>', []],
  ['a recipe alone', 'pie.json', { name: 'Pie', stock: 'chicken', menu: ['Monday'] }, []],
  ['what is no JSON', 'a.txt', 'shoppinglist: milk', []],
])('%s tells what it has beside recipes', (_, path, json, things) => {
  expect(thingsBeside(opened(path, json))).toEqual(things);
});
