export { type FoundDuration, findDurations } from './find-durations.ts';
export { formatMinutes, spellMinutes } from './format-minutes.ts';
export { formatIsoDuration, parseIsoDuration } from './iso-duration.ts';
export { minutesOfRecipe, type RecipeTimes } from './minutes-of-recipe.ts';
export { relativeMoment } from './relative-moment.ts';
export { minutesOf } from './time-text.ts';
export { type NameableFood, timedFood } from './timed-food.ts';
