import type { Method } from '@larder/contract';

/** What somebody changed here that the server does not have yet. */
export interface WaitingChange {
  method: Method;
  path: `/${string}`;
  params: Record<string, string>;
  body: unknown;
  /** The id that stands for what the call makes, until the server has given one. */
  standIn: string | null;
  kind: WaitingKind;
  /** Milliseconds since 1970. */
  madeAt: number;
}

export type WaitingKind = 'rating' | 'favorite' | 'made' | 'comment' | 'edit';
