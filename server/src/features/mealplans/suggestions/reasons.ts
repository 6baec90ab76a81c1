import type { SuggestionReason } from '@larder/contract';
import type { Candidate } from './candidate.ts';

/** From so many days on it is worth telling that something was not made for long. */
const longAgo = 28;
/** What members like. */
const goodRating = 4;
/** Foods at hand beyond these add nothing. */
const mostAtHome = 5;

/** What speaks for a recipe, in points: each food at hand, each star above the middle, and up to three for a long time. */
export const pointsOf = ({ atHome, rating, daysSince }: Candidate): number =>
  Math.min(atHome.length, mostAtHome) * 0.6 +
  (rating === null ? 0 : rating - 2.5) +
  (daysSince === null ? 1.5 : Math.min(daysSince / longAgo, 3));

/** The same in words; what speaks for every recipe is told only where nothing else does. */
export const reasonsOf = ({ atHome, rating, daysSince }: Candidate, hasRules: boolean): SuggestionReason[] => {
  const reasons: SuggestionReason[] = [
    ...(hasRules ? [{ reason: 'rule' as const }] : []),
    ...(atHome.length > 0 ? [{ reason: 'at-home' as const, foods: atHome.slice(0, mostAtHome) }] : []),
    ...(daysSince === null ? [{ reason: 'never-made' as const }] : []),
    ...(daysSince !== null && daysSince >= longAgo ? [{ reason: 'long-ago' as const, days: daysSince }] : []),
    ...(rating !== null && rating >= goodRating ? [{ reason: 'liked' as const, rating }] : []),
  ];
  return reasons.length > 0 ? reasons : [{ reason: 'different' }];
};
