import { contract } from '@larder/contract';
import { server } from '../../test/fake-server.ts';
import { page } from '../../test/pages.ts';
import {
  binItem,
  cookbook,
  correction,
  counts,
  food,
  label,
  organizer,
  planEntry,
  preferences,
  recipe,
  recipeSummary,
  report,
  reportWithEntries,
  shoppingItem,
  shoppingList,
  storage,
  tool,
  unit,
} from '../../test/samples.ts';
import { mia, screenStates } from '../../test/screens.tsx';

screenStates('recipes explorer', {
  at: '/g/home',
  endpoint: contract.recipes.list,
  full: page([recipeSummary('Lentil soup')]),
  shows: /Lentil soup/,
  empty: page([]),
  invites: /Your recipes will live here/,
});

screenStates('the recipes of a tag', {
  at: '/g/home/recipes/tags/quick',
  endpoint: contract.recipes.list,
  full: page([recipeSummary('Lentil soup')]),
  shows: /Lentil soup/,
  empty: page([]),
  invites: /No recipes with “Quick” yet/,
  besides: () => server.answers(contract.tags.list, page([organizer('Quick')])),
});

screenStates('the recipes with a food', {
  at: '/g/home/recipes/foods/00000000-0000-4000-8000-000000000301',
  endpoint: contract.recipes.list,
  full: page([recipeSummary('Lentil soup')]),
  shows: /Lentil soup/,
  empty: page([]),
  invites: /No recipes with “Rye flour” yet/,
  besides: () => server.answers(contract.foods.list, page([food('Rye flour')])),
});

screenStates('favorites', {
  at: `/user/${mia.id}/favorites`,
  endpoint: contract.recipes.list,
  full: page([recipeSummary('Lentil soup')]),
  shows: /Lentil soup/,
  empty: page([]),
  invites: /No favorites yet/,
});

screenStates('a recipe', {
  at: '/g/home/r/lentil-soup',
  endpoint: contract.recipes.get,
  full: recipe('Lentil soup'),
  shows: /Stir and wait/,
  besides: () => {
    server.answers(contract.users.ownRating, { recipeId: 'r', rating: null, isFavorite: false });
    server.answers(contract.sourcePages.get, null);
    server.answers(contract.timeline.list, page([]));
  },
});

screenStates('foods', {
  at: '/group/data/foods',
  endpoint: contract.foods.list,
  full: page([food('Rye flour')]),
  shows: /Rye flour/,
  empty: page([]),
  invites: /No foods yet/,
  besides: () => {
    server.answers(contract.labels.list, page([]));
    server.answers(contract.foods.references, {});
  },
});

screenStates('shopping lists', {
  at: '/shopping-lists',
  endpoint: contract.shoppingLists.list,
  full: page([shoppingList('Weekly shop'), { ...shoppingList('Market'), id: 'market' }]),
  shows: /Weekly shop/,
  empty: page([]),
  invites: /Your first shopping list/,
});

screenStates('a shopping list', {
  at: `/shopping-lists/${shoppingList('Weekly shop').id}`,
  endpoint: contract.shoppingLists.get,
  full: { ...shoppingList('Weekly shop'), listItems: [shoppingItem('milk')] },
  shows: /milk/,
  empty: { ...shoppingList('Weekly shop'), listItems: [] },
  invites: /Nothing to buy/,
  besides: () => {
    server.answers(contract.shoppingLists.list, page([shoppingList('Weekly shop')]));
    server.answers(contract.shoppers.tell, []);
  },
});

screenStates('the meal planner', {
  at: '/group/mealplan/planner/view?day=2026-03-12',
  endpoint: contract.mealplans.list,
  full: page([planEntry('2026-03-12', recipeSummary('Lentil soup'))]),
  shows: /Lentil soup/,
  empty: page([]),
  invites: /Dinner/,
  besides: () => {
    server.answers(contract.groups.preferences, preferences);
    server.answers(contract.recipes.list, page([]));
    server.answers(contract.mealplanShopping.list, []);
  },
});

screenStates('cookbooks', {
  at: '/g/home/cookbooks',
  endpoint: contract.cookbooks.list,
  full: page([cookbook('Weekdays')]),
  shows: /Weekdays/,
  empty: page([]),
  invites: /Your first cookbook/,
  besides: () => server.answers(contract.recipes.list, page([])),
});

screenStates('categories', {
  at: '/g/home/recipes/categories',
  endpoint: contract.categories.list,
  full: page([organizer('Soups')]),
  shows: /Soups/,
  empty: page([]),
  invites: /No categories yet/,
  besides: () => {
    server.answers(contract.categories.references, {});
    server.answers(contract.organizerPictures.get, {});
  },
});

screenStates('the bin', {
  at: '/group/bin',
  endpoint: contract.bin.list,
  full: page([binItem('Pumpkin bread')]),
  shows: /Pumpkin bread/,
  empty: page([]),
  invites: /The bin is empty/,
  besides: () => server.answers(contract.bin.count, { recipe: 1 }),
});

screenStates('reports', {
  at: '/group/reports',
  endpoint: contract.reports.list,
  full: [report('Import of Sunday')],
  shows: /Import of Sunday/,
  empty: [],
  invites: /No reports yet/,
});

screenStates('tags', {
  at: '/g/home/recipes/tags',
  endpoint: contract.tags.list,
  full: page([organizer('Spicy')]),
  shows: /Spicy/,
  empty: page([]),
  invites: /No tags yet/,
  besides: () => {
    server.answers(contract.tags.references, {});
    server.answers(contract.organizerPictures.get, {});
  },
});

screenStates('the household', {
  at: '/household',
  endpoint: contract.groups.self,
  full: { id: mia.groupId, name: 'Home', slug: 'home', preferences },
  shows: /The week starts on/,
  besides: () => {
    server.answers(contract.groups.members, [mia]);
    server.answers(contract.groups.invitations, []);
    server.answers(contract.statistics.storage, storage());
    server.answers(contract.statistics.counts, counts);
  },
});

screenStates('tools', {
  at: '/g/home/recipes/tools',
  endpoint: contract.tools.list,
  full: page([tool('Stand mixer')]),
  shows: /Stand mixer/,
  empty: page([]),
  invites: /No tools yet/,
  besides: () => {
    server.answers(contract.tools.references, {});
    server.answers(contract.organizerPictures.get, {});
  },
});

screenStates('the table of units', {
  at: '/group/data/units',
  endpoint: contract.units.list,
  full: page([unit('Handful')]),
  shows: /Handful/,
  empty: page([]),
  invites: /No units yet/,
  besides: () => server.answers(contract.units.references, {}),
});

screenStates('the table of labels', {
  at: '/group/data/labels',
  endpoint: contract.labels.list,
  full: page([label('Greens')]),
  shows: /Greens/,
  empty: page([]),
  invites: /No labels yet/,
  besides: () => server.answers(contract.labels.references, {}),
});

screenStates('the table of categories', {
  at: '/group/data/categories',
  endpoint: contract.categories.list,
  full: page([organizer('Soups')]),
  shows: /Soups/,
  empty: page([]),
  invites: /No categories yet/,
  besides: () => server.answers(contract.categories.references, {}),
});

screenStates('the table of tags', {
  at: '/group/data/tags',
  endpoint: contract.tags.list,
  full: page([organizer('Spicy')]),
  shows: /Spicy/,
  empty: page([]),
  invites: /No tags yet/,
  besides: () => server.answers(contract.tags.references, {}),
});

screenStates('the table of tools', {
  at: '/group/data/tools',
  endpoint: contract.tools.list,
  full: page([tool('Stand mixer')]),
  shows: /Stand mixer/,
  empty: page([]),
  invites: /No tools yet/,
  besides: () => server.answers(contract.tools.references, {}),
});

screenStates('the table of recipes', {
  at: '/group/data/recipes',
  endpoint: contract.recipes.list,
  full: page([recipeSummary('Lentil soup')]),
  shows: /Lentil soup/,
  empty: page([]),
  invites: /No recipes yet/,
  besides: () => server.answers(contract.bulkRecipes.listExports, []),
});

screenStates('corrections', {
  at: '/group/data/corrections',
  endpoint: contract.ingredients.corrections,
  full: page([correction('2 handfuls of spinach')]),
  shows: /2 handfuls of spinach/,
  empty: page([]),
  invites: /Nothing corrected yet/,
});

screenStates('what looks alike', {
  at: '/group/data/foods/tidy',
  endpoint: contract.foods.duplicates,
  full: [
    {
      keep: { id: 'f1', name: 'Scallion', references: 3 },
      others: [{ id: 'f2', name: 'Scalion', references: 1, reason: 'typo' }],
    },
  ],
  shows: /Scalion/,
  empty: [],
  invites: /No two foods look alike/,
  besides: () => {
    server.answers(contract.foods.list, page([]));
    server.answers(contract.foods.references, {});
    server.answers(contract.foods.differentPairs, []);
    server.answers(contract.merges.list, page([]));
  },
});

screenStates('a report', {
  at: '/group/reports/00000000-0000-4000-8000-000000000601',
  endpoint: contract.reports.get,
  full: reportWithEntries('Import of Sunday'),
  shows: /Imported with its picture/,
});
