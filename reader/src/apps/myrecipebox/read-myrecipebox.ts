import { namedTable } from '../csv/named-table.ts';
import { addressOf } from '../values.ts';

/** My Recipe Box: one table with a nameless column at its end. Times are minutes; a video may stand where a source is missing. */
export const myrecipebox = namedTable(
  'myrecipebox',
  ['title', 'preparation time', 'cooking time', 'inactive time', 'original picture'],
  { quantity: 'yield', source: 'url' },
  (recipe, cells) => {
    const video = cells.find(({ header }) => header === 'video')?.text ?? '';
    return { ...recipe, url: recipe.url ?? addressOf(video) };
  },
);
