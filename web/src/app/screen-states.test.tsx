import { contract } from '@larder/contract';
import { server } from '../../test/fake-server.ts';
import { page } from '../../test/pages.ts';
import { cookbook, foodRow, organizerRow, preferences, recipe, recipeSummary, report } from '../../test/samples.ts';
import { screenStates } from '../../test/screens.tsx';

screenStates('recipes explorer', {
  at: '/g/home',
  endpoint: contract.recipes.list,
  full: page([recipeSummary('Lentil soup')]),
  shows: /Lentil soup/,
  empty: page([]),
  invites: /Your recipes will live here/,
});

screenStates('a recipe', {
  at: '/g/home/r/lentil-soup',
  endpoint: contract.recipes.get,
  full: recipe('Lentil soup'),
  shows: /Stir and wait/,
  besides: () => {
    server.answers(contract.users.ownRating, { recipeId: 'r', rating: null, isFavorite: false });
    server.answers(contract.keptPages.get, null);
  },
});

screenStates('foods', {
  at: '/group/data/foods',
  endpoint: contract.foods.list,
  full: page([foodRow('Rye flour')]),
  shows: /Rye flour/,
  empty: page([]),
  invites: /No foods yet/,
  besides: () => server.answers(contract.labels.list, page([])),
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
  full: page([organizerRow('Soups')]),
  shows: /Soups/,
  empty: page([]),
  invites: /No categories yet/,
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
  full: page([organizerRow('Spicy')]),
  shows: /Spicy/,
  empty: page([]),
  invites: /No tags yet/,
});

screenStates('the household', {
  at: '/group',
  endpoint: contract.groups.preferences,
  full: preferences,
  shows: /First day of the week/,
});
