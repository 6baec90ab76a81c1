export { averageRating, highestRating, toHalfStars } from './rating.ts';
