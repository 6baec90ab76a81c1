import type { FormErrors } from '@mantine/form';
import type { ApiError } from '../lib/api/index.ts';
import classes from './FormNotice.module.css';

/** What is wrong with a form as a whole; what is wrong with a field stands at the field. */
export function FormNotice({ error }: { error: ApiError | null }) {
  if (!error || Object.keys(error.fields).length > 0) return null;
  return (
    <p role="alert" className={classes.notice}>
      {error.message}
    </p>
  );
}

/** Puts the cursor into the first field that something is wrong with. */
export const focusFirst = (form: { getInputNode: (field: string) => HTMLElement | null }, errors: FormErrors): void => {
  const wrong = Object.keys(errors)
    .map((field) => form.getInputNode(field))
    .find((node) => node !== null);
  wrong?.focus();
};
