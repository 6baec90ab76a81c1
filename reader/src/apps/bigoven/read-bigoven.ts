import { namedTable } from '../csv/named-table.ts';

/** BigOven: one table. Written by what its site tells of a recipe, without a real sample. */
export const bigoven = namedTable('bigoven', ['title', 'primary ingredient'], {
  subcategory: 'categories',
  'sub category': 'categories',
  'primary ingredient': 'tags',
  'yield number': 'yield',
  'active minutes': 'prepTime',
  'total minutes': 'totalTime',
  'web page': 'url',
  'star rating': 'rating',
  'photo url': 'picture',
  'yield unit': 'yield',
  'recipe id': null,
});
