import type { RecipeSummary } from '@larder/contract';
import type { Column } from '../../../components/data-table/index.ts';
import { formatMoment, formatNumber } from '../../../lib/dates/dates.ts';
import { shortTime } from '../../../lib/dates/short-time.ts';
import { t } from '../../../lib/messages/index.ts';
import { NameCell } from './NameCell.tsx';

/** A recipe as a row: its id is its slug. */
export interface RecipeRow {
  id: string;
  recipe: RecipeSummary;
}

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');
const day = (moment: string | null) => (moment ? formatMoment(moment, { dateStyle: 'medium' }) : '');

/** The keys of those that can be sorted by are the attributes by which the server does. */
export const columns = (): Column<RecipeRow>[] => [
  {
    key: 'name',
    title: t('data.name'),
    cell: ({ recipe }) => <NameCell recipe={recipe} />,
    least: 220,
    share: 2.4,
    sortBy: () => 0,
  },
  {
    key: 'categories',
    title: t('data.categories'),
    cell: ({ recipe }) => names(recipe.recipeCategory),
    least: 120,
    share: 1.2,
  },
  { key: 'tags', title: t('data.tags'), cell: ({ recipe }) => names(recipe.tags), least: 120, share: 1.4 },
  {
    key: 'totalMinutes',
    title: t('recipe-data.time'),
    cell: ({ recipe }) => shortTime(recipe.totalTime ?? recipe.performTime) ?? '',
    least: 96,
    share: 0.4,
    sortBy: () => 0,
  },
  {
    key: 'createdAt',
    title: t('recipe-data.added'),
    cell: ({ recipe }) => day(recipe.createdAt),
    least: 112,
    share: 0.6,
    sortBy: () => 0,
  },
  {
    key: 'rating',
    title: t('recipe-data.rating'),
    cell: ({ recipe }) => (recipe.rating ? formatNumber(Math.round(recipe.rating * 10) / 10) : ''),
    least: 76,
    share: 0.3,
    sortBy: () => 0,
    isNumber: true,
  },
  {
    key: 'updatedAt',
    title: t('recipe-data.changed'),
    cell: ({ recipe }) => day(recipe.updatedAt),
    least: 112,
    share: 0.6,
    sortBy: () => 0,
    isExtra: true,
  },
  {
    key: 'lastMade',
    title: t('recipe-data.last-made'),
    cell: ({ recipe }) => day(recipe.lastMade),
    least: 112,
    share: 0.6,
    sortBy: () => 0,
    isExtra: true,
  },
  {
    key: 'tools',
    title: t('data.tools'),
    cell: ({ recipe }) => names(recipe.tools),
    least: 120,
    share: 1,
    isExtra: true,
  },
];

/** On a phone, below the name. */
export const summary = ({ recipe }: RecipeRow): string =>
  [names(recipe.recipeCategory), names(recipe.tags)].filter(Boolean).join(' · ') || day(recipe.createdAt);
