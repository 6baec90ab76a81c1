import type { MealSuggestion } from '@larder/contract';
import { formatList, formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';

/** Why a recipe was chosen, the first reason foremost. */
export function reasonText({ reasons }: MealSuggestion): string {
  const [first] = reasons;
  if (!first) return '';
  switch (first.reason) {
    case 'at-home':
      return t('plan.reason-at-home', { foods: formatList((first.foods ?? []).slice(0, 3)) });
    case 'long-ago':
      return t('plan.reason-long-ago', { days: first.days ?? 0 });
    case 'liked':
      return t('plan.reason-liked', { rating: formatNumber(first.rating ?? 0, { maximumFractionDigits: 1 }) });
    default:
      return t('plan.reason', { reason: first.reason });
  }
}
