/** Ratings go from 0 to 5 stars. */
export const highestRating = 5;

/** The mean of the ratings that were given, or null when none was. */
export function averageRating(ratings: readonly (number | null)[]): number | null {
  const given = ratings.filter((rating) => rating !== null);
  return given.length === 0 ? null : given.reduce((sum, rating) => sum + rating, 0) / given.length;
}

/** The nearest half star between 0 and 5, for drawing. */
export function toHalfStars(rating: number): number {
  return Math.min(highestRating, Math.max(0, Math.round(rating * 2) / 2));
}
