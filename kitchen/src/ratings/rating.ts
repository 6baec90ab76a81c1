/** Ratings go from 0 to 5 stars. */
export const highestRating = 5;

/** The mean of the stars that were given; 0 where somebody gave none on purpose and nobody any, null when nobody rated. */
export function averageRating(ratings: readonly (number | null)[]): number | null {
  const given = ratings.filter((rating) => rating !== null);
  const stars = given.filter((rating) => rating > 0);
  if (stars.length === 0) return given.length === 0 ? null : 0;
  return stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
}

/** The nearest half star between 0 and 5, for drawing. */
export function toHalfStars(rating: number): number {
  return Math.min(highestRating, Math.max(0, Math.round(rating * 2) / 2));
}
