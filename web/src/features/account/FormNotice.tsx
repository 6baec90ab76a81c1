import type { ApiError } from '../../lib/api/index.ts';
import classes from './form.module.css';

/** What is wrong with a form as a whole; what is wrong with a field stands at the field. */
export function FormNotice({ error }: { error: ApiError | null }) {
  if (!error || Object.keys(error.fields).length > 0) return null;
  return (
    <p role="alert" className={classes.notice}>
      {error.message}
    </p>
  );
}
