/** The version that this page was built with; none where it runs from its sources. */
const own: string | undefined = import.meta.env?.VITE_VERSION;

let isOther = false;
const listeners = new Set<() => void>();

/** Takes note of the version that a reply tells. */
export function learnVersion(told: string | null) {
  if (isOther || !own || !told || told === own) return;
  isOther = true;
  for (const listener of listeners) listener();
}

/** Tells once that the server is of another version than this page, also where that is known already. */
export function onOtherVersion(listener: () => void) {
  if (isOther) listener();
  else listeners.add(listener);
}
