export interface HistorySearch {
  /** The version that is looked at; the latest unless it is said which. */
  version?: number;
  /** What it is compared with; the version before it unless it is said which. */
  with?: number;
}

export const readHistorySearch = (search: Record<string, unknown>): HistorySearch => ({
  ...(isVersion(search.version) && { version: search.version }),
  ...(isVersion(search.with) && { with: search.with }),
});

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
