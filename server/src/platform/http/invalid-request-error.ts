import type { z } from 'zod';

/** Values of a request that the contract refuses. */
export class InvalidRequestError extends Error {
  constructor(
    readonly part: 'body' | 'query' | 'path',
    readonly issues: z.core.$ZodIssue[],
  ) {
    super('request.invalid');
  }
}
