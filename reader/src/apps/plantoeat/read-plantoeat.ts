import type { AppIngredientGroup } from '../app-recipe.ts';
import { namedTable } from '../csv/named-table.ts';
import { linesOf } from '../lines.ts';

/** Plan to Eat: one table. A line of ingredients that begins with a comma is a heading; times are minutes. */
export const plantoeat = namedTable(
  'plantoeat',
  ['title', 'directions', 'photo url', 'main ingredient'],
  {
    'public url': null,
    'url host': null,
    private: null,
    yield: null,
    'updated at': null,
    'main ingredient': 'tags',
  },
  (recipe, cells) => {
    const cell = (header: string) => cells.find((one) => one.header === header)?.text ?? '';
    return {
      ...recipe,
      ingredientGroups: groupsOf(linesOf(cell('Ingredients'))),
      unplaced: recipe.unplaced.filter(
        ({ name }) => !['Public Url', 'Url Host', 'Private', 'Updated At'].includes(name),
      ),
    };
  },
);

const groupsOf = (lines: readonly string[]): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [];
  for (const line of lines) {
    if (line.startsWith(',')) groups.push({ name: line.slice(1).trim() || null, ingredients: [] });
    else {
      if (groups.length === 0) groups.push({ name: null, ingredients: [] });
      groups.at(-1)?.ingredients.push({ text: line });
    }
  }
  return groups;
};
