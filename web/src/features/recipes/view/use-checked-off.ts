import { useState } from 'react';

export type CheckedOff = ReturnType<typeof useCheckedOff>;

/** What has been checked off, by id, until the page is left. */
export function useCheckedOff() {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setChecked((now) => (now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id])));
  return { isChecked: (id: string) => checked.has(id), toggle };
}
