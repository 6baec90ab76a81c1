import type { RecipeVersion, VersionChange } from '@larder/contract';
import { formatList, formatMoment, formatNearDay, formatNumber } from '../../../lib/dates/dates.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';

export const timeOf = (moment: string): string => formatMoment(moment, { timeStyle: 'short' });

/** The time of today, and of other days with the day. */
export const momentOf = (moment: string): string => {
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday ? timeOf(moment) : t('history.moment', { day: formatNearDay(moment), time: timeOf(moment) });
};

/** What a version is about, in a few words. */
export function aboutVersion({ first, restoredFrom, changes }: RecipeVersion): string {
  if (restoredFrom) return t('history.restored-from', { when: momentOf(restoredFrom) });
  if (first) return t(first === 'from-page' ? 'history.first-from-page' : 'history.first');
  if (changes.length === 0) return t('history.oldest');
  const words = inImportance(changes).map(aboutChange);
  const list = formatList(words.slice(0, mostWords), { type: 'unit' });
  return words.length > mostWords ? t('history.and-more', { list, count: words.length - mostWords }) : list;
}

/** As much as one takes in at a glance. */
const mostWords = 3;

/** What is cooked comes first. */
const inImportance = (changes: readonly VersionChange[]) =>
  [...changes].sort((one, other) => Number(isOfList(other)) - Number(isOfList(one)));
const isOfList = ({ field }: VersionChange) => field === 'recipeIngredient' || field === 'recipeInstructions';

const counted = {
  recipeIngredient: 'history.ingredients',
  recipeInstructions: 'history.steps',
  notes: 'history.notes',
  recipeCategory: 'history.categories',
  tags: 'history.tags',
  tools: 'history.tools',
  assets: 'history.files',
} as const satisfies Partial<Record<VersionChange['field'], MessageKey>>;

const named = {
  name: 'history.name',
  description: 'history.description',
  recipeServings: 'history.servings',
  recipeYield: 'history.yield',
  recipeYieldQuantity: 'history.yield',
  prepTime: 'history.prep-time',
  cookTime: 'history.cook-time',
  performTime: 'history.cook-time',
  totalTime: 'history.total-time',
  nutrition: 'history.nutrition',
  orgURL: 'history.source',
  dateAdded: 'history.date-added',
  settings: 'history.settings',
  extras: 'history.extras',
} as const satisfies Record<Exclude<VersionChange['field'], keyof typeof counted | 'image'>, MessageKey>;

function aboutChange({ field, added, removed, changed, before, after }: VersionChange): string {
  if (field === 'recipeServings' && before && after) {
    return t('history.servings-from-to', { before: formatNumber(before), after: formatNumber(after) });
  }
  if (field === 'image') {
    return t('history.picture-how', { how: added > 0 ? 'added' : removed > 0 ? 'removed' : 'changed' });
  }
  if (!isCounted(field)) return t(named[field]);
  const count = added + removed + changed;
  const how = count === 0 ? 'order' : count === added ? 'added' : count === removed ? 'removed' : 'changed';
  return t(counted[field], { count, how });
}

const isCounted = (field: VersionChange['field']): field is keyof typeof counted => field in counted;
