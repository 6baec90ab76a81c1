import type { ApiError } from '../../lib/api/index.ts';
import classes from './CookbookDialog.module.css';

/** Why a filter is not understood, and the position in it where that shows. */
export function FilterProblem({ filter, error }: { filter: string; error: ApiError }) {
  const { at } = error.detail;
  const position = typeof at === 'number' ? Math.min(at, filter.length) : undefined;
  return (
    <span className={classes.problem}>
      {error.message}
      {position !== undefined && (
        <code>
          {filter.slice(0, position)}
          <mark>{filter.slice(position) || '␣'}</mark>
        </code>
      )}
    </span>
  );
}
