/** What the address of a data page holds, so that Back and a shared link restore it. */
export interface DataSearch {
  search?: string;
  /** Only what nothing refers to. */
  unused?: true;
  /** Foods with this label; `none` for those without one. */
  label?: string;
  /** The id of what is being edited, or `new`. */
  edit?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** Reads the address; what it cannot mean is left out. */
export function readDataSearch(search: Record<string, unknown>): DataSearch {
  const [sought, label, edit] = [text(search.search), text(search.label), text(search.edit)];
  return {
    ...(sought && { search: sought }),
    ...((search.unused === true || search.unused === 'true') && { unused: true }),
    ...(label && { label }),
    ...(edit && { edit }),
  };
}
