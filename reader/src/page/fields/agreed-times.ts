import type { Draft, Origin, ReadRecipe } from '../../recipe.ts';

type Time = 'prepMinutes' | 'cookMinutes' | 'totalMinutes';
const times: Time[] = ['prepMinutes', 'cookMinutes', 'totalMinutes'];

const isShown = (origin: Origin | undefined): boolean => origin === 'page' || origin === 'plugin';

/** Times of the data and of the page that cannot all be true, as the page and the sum of the parts say them. */
export function withAgreedTimes(recipe: ReadRecipe, shown: Draft): ReadRecipe {
  return withPossibleTotal(withPossibleParts(withoutOtherName(inMinutes(withoutDays(recipe, shown), shown))));
}

const day = 24 * 60;

/** "P30D" and "P1DT30M" where the page says 30 minutes: nobody writes that a dish takes a day and shows less. */
function withoutDays(recipe: ReadRecipe, shown: Draft): ReadRecipe {
  const wrong = times.filter(
    (time) => (recipe[time] ?? 0) >= day && !isShown(recipe.origins[time]) && (shown[time] ?? day) < day / 2,
  );
  if (wrong.length === 0) return recipe;
  return {
    ...recipe,
    ...Object.fromEntries(wrong.map((time) => [time, shown[time]])),
    origins: { ...recipe.origins, ...Object.fromEntries(wrong.map((time) => [time, 'page'])) },
  };
}

/** "PT10H" where the page says 10 minutes: then the other times of the data count minutes as hours too. */
function inMinutes(recipe: ReadRecipe, shown: Draft): ReadRecipe {
  const isHours = times.some((time) => recipe[time] !== null && recipe[time] === 60 * (shown[time] ?? 0));
  if (!isHours) return recipe;
  const said = times.filter((time) => recipe[time] !== null && !isShown(recipe.origins[time]));
  return { ...recipe, ...Object.fromEntries(said.map((time) => [time, Math.round((recipe[time] ?? 0) / 60)])) };
}

/** The one time of the data, which the page shows under the name of another. */
function withoutOtherName(recipe: ReadRecipe): ReadRecipe {
  const { prepMinutes, cookMinutes, origins } = recipe;
  const isSame = prepMinutes !== null && prepMinutes === cookMinutes;
  return isSame && isShown(origins.prepMinutes) && !isShown(origins.cookMinutes) && !origins.totalMinutes
    ? without(recipe, 'prepMinutes')
    : recipe;
}

/** A part that only the page says, and that is longer than the total of the data, is a time of another recipe. */
function withPossibleParts(recipe: ReadRecipe): ReadRecipe {
  const total = isShown(recipe.origins.totalMinutes) ? null : recipe.totalMinutes;
  if (total === null) return recipe;
  const parts: Time[] = ['prepMinutes', 'cookMinutes'];
  const longer = parts.filter((part) => isShown(recipe.origins[part]) && (recipe[part] ?? 0) > total);
  return longer.reduce(without, recipe);
}

/** A total that only the page says, and that is shorter than its parts, is the time of something else. */
function withPossibleTotal(recipe: ReadRecipe): ReadRecipe {
  const { prepMinutes, cookMinutes, totalMinutes, origins } = recipe;
  const parts = prepMinutes !== null && cookMinutes !== null ? prepMinutes + cookMinutes : 0;
  return isShown(origins.totalMinutes) && totalMinutes !== null && totalMinutes < parts
    ? without(recipe, 'totalMinutes')
    : recipe;
}

function without(recipe: ReadRecipe, time: Time): ReadRecipe {
  const [origins, confidence] = [{ ...recipe.origins }, { ...recipe.confidence }];
  delete origins[time];
  delete confidence[time];
  return { ...recipe, [time]: null, origins, confidence };
}
