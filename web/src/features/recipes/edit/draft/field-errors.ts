import { isWebAddress } from '@larder/contract/web-address';
import { t } from '../../../../lib/messages/index.ts';
import { type RecipeDraft, sentRowIds } from './recipe-draft.ts';

/** What is wrong, where a person sees it. */
export interface EditErrors {
  /** By the name of the part, such as `name` or `notes`. */
  fields: Record<string, string>;
  /** By the id of an ingredient or step. */
  rows: Record<string, string>;
  /** By the path in what was sent, such as `recipeIngredient.3.note`. */
  paths: Record<string, string>;
}

export const noErrors: EditErrors = { fields: {}, rows: {}, paths: {} };

/** What is wrong with a draft before it is sent. */
export function errorsBeforeSending({ orgURL }: RecipeDraft): EditErrors {
  const source = orgURL.trim();
  if (source === '' || isWebAddress(source)) return noErrors;
  return errorsOf({ orgURL: t('validation.url') });
}

const errorsOf = (fields: Record<string, string>): EditErrors => ({ fields, rows: {}, paths: fields });

/** Finds where the server's errors stand in the draft that was sent. */
export function errorsInDraft(fields: Record<string, string>, draft: RecipeDraft): EditErrors {
  const sent: Record<string, string[]> = sentRowIds(draft);
  const errors: EditErrors = { fields: {}, rows: {}, paths: fields };
  for (const [path, message] of Object.entries(fields)) {
    const [part = '', index] = path.split('.');
    const row = sent[part]?.[Number(index)];
    if (row) errors.rows[row] = message;
    else errors.fields[part] = message;
  }
  return errors;
}
