import type { FormErrors } from '@mantine/form';

/** Puts the cursor into the first field that something is wrong with. */
export const focusFirst = (form: { getInputNode: (field: string) => HTMLElement | null }, errors: FormErrors): void => {
  const wrong = Object.keys(errors)
    .map((field) => form.getInputNode(field))
    .find((node) => node !== null);
  wrong?.focus();
};
