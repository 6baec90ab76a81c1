import type { ApiError } from '../../lib/api/index.ts';
import classes from './CookbookDialog.module.css';

/** Why a filter is not understood, and the place in it where that shows. */
export function FilterProblem({ filter, error }: { filter: string; error: ApiError }) {
  const { at } = error.detail;
  const place = typeof at === 'number' ? Math.min(at, filter.length) : undefined;
  return (
    <span className={classes.problem}>
      {error.message}
      {place !== undefined && (
        <code>
          {filter.slice(0, place)}
          <mark>{filter.slice(place) || '␣'}</mark>
        </code>
      )}
    </span>
  );
}
