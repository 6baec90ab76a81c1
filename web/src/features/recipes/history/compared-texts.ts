import type { RecipeContent, VersionComparison } from '@larder/contract';
import { formatDay, formatNumber } from '../../../lib/dates/dates.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { settingNames } from '../edit/parts/setting-names.ts';
import { nutrients } from '../shared/nutrients.ts';

type ListField = keyof VersionComparison['pairs'];
export type TextField = Exclude<keyof RecipeContent, ListField>;

/** The parts that stand as texts, each with its heading and as one or more texts, in the order of the editor. */
export const textFields: { field: TextField; name: MessageKey; texts: (content: RecipeContent) => string[] }[] = [
  { field: 'name', name: 'recipe.edit.name', texts: ({ name }) => [name] },
  { field: 'description', name: 'recipe.edit.description', texts: ({ description }) => [description] },
  { field: 'recipeServings', name: 'recipe.edit.servings', texts: ({ recipeServings }) => [amount(recipeServings)] },
  { field: 'recipeYieldQuantity', name: 'recipe.edit.yield-quantity', texts: (it) => [amount(it.recipeYieldQuantity)] },
  { field: 'recipeYield', name: 'recipe.edit.yield', texts: ({ recipeYield }) => [recipeYield ?? ''] },
  { field: 'prepTime', name: 'recipe.edit.prep-time', texts: ({ prepTime }) => [prepTime ?? ''] },
  { field: 'cookTime', name: 'recipe.edit.cook-time', texts: ({ cookTime }) => [cookTime ?? ''] },
  { field: 'performTime', name: 'recipe.edit.cook-time', texts: ({ performTime }) => [performTime ?? ''] },
  { field: 'totalTime', name: 'recipe.edit.total-time', texts: ({ totalTime }) => [totalTime ?? ''] },
];

/** As `textFields`, of what stands below the method. */
export const laterTextFields: typeof textFields = [
  { field: 'recipeCategory', name: 'recipe.edit.categories', texts: ({ recipeCategory }) => names(recipeCategory) },
  { field: 'tags', name: 'recipe.tags', texts: ({ tags }) => names(tags) },
  { field: 'tools', name: 'recipe.tools', texts: ({ tools }) => names(tools) },
  {
    field: 'nutrition',
    name: 'recipe.nutrition',
    texts: ({ nutrition }) =>
      nutrients.flatMap(([key, name]) => (nutrition[key] ? [`${name()}: ${nutrition[key]}`] : [])),
  },
  { field: 'assets', name: 'recipe.assets', texts: ({ assets }) => names(assets) },
  { field: 'orgURL', name: 'recipe.edit.source', texts: ({ orgURL }) => [orgURL ?? ''] },
  { field: 'dateAdded', name: 'recipe.edit.date-added', texts: ({ dateAdded }) => [formatDay(dateAdded)] },
  {
    field: 'settings',
    name: 'recipe.edit.settings',
    texts: ({ settings }) =>
      settingNames.map(([key, name]) => t('history.setting', { name: name(), state: settings[key] ? 'on' : 'off' })),
  },
  {
    field: 'extras',
    name: 'recipe.edit.extras',
    texts: ({ extras }) => Object.entries(extras).map(([name, value]) => `${name}: ${value}`),
  },
];

const amount = (number: number) => (number ? formatNumber(number) : '');
const names = (items: { name: string }[]) => items.map(({ name }) => name);
