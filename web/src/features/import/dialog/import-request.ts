import { useSyncExternalStore } from 'react';

/** Something that was dropped or pasted where the dialog was not open yet. */
export interface Caught {
  text: string;
  files: File[];
}

let request: Caught | null = null;
const listeners = new Set<() => void>();

function set(next: Caught | null) {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog of the import over the page that one is on. */
export const openImport = (caught: Caught = { text: '', files: [] }): void => set(caught);
export const closeImport = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the dialog is open for; null while it is closed. */
export const useImportRequest = (): Caught | null => useSyncExternalStore(subscribe, () => request);
