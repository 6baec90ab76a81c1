import type { ProblemReason } from '@larder/reader';
import type { RowOf, Schema } from '../../../platform/database/index.ts';

/** Rows of our tables, complete. */
export type WrittenRows = { [Table in keyof Schema]?: RowOf<Schema[Table]>[] };

/** Passed on to whatever makes rows. */
export interface Context {
  groupId: string;
  /** Told of what does not become a row of ours, or not as it was. */
  tell(table: string, reason: ProblemReason, example: string): void;
  /** Stands for times that nobody knows. */
  now: string;
  /** Numbers that count up over all groups. */
  next: { recipe(): number; entry(wanted: number | null): number };
}

/** Revisions of a database that nobody has read yet. */
export const synced = { revision: 1 } as const;

export const stamps = (
  { now }: Pick<Context, 'now'>,
  { createdAt, updatedAt }: { createdAt: string | null; updatedAt?: string | null },
) => ({ createdAt: createdAt ?? now, updatedAt: updatedAt ?? createdAt ?? now });

/** A text with a number behind it, the first that is free. Notes it as taken. */
export const free = (wanted: string, taken: Set<string>, between = '-'): string => {
  for (let number = 0; ; number += 1) {
    const text = number === 0 ? wanted : `${wanted}${between}${number}`;
    if (taken.has(text)) continue;
    taken.add(text);
    return text;
  }
};
