import type { DeliveryProblem } from '@larder/contract';
import { OutboundError } from '../../platform/outbound/index.ts';

/** How people are told of a refusal that is no `OutboundError`. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  constructor(
    readonly problem: DeliveryProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

const minute = 60_000;
/** Milliseconds after each failed attempt until the next one; there is none after the last. */
export const retryDelays = [0.5, 5, 30, 85].map((minutes) => minutes * minute);

const firstServerError = 500;
const worthAnotherTry = new Set([408, 425, 429]);

/** Why an attempt failed, and with which status where there was an answer. */
export const deliveryProblemOf = (error: unknown): { problem: DeliveryProblem; status: number | null } => {
  if (error instanceof OutboundError) return { problem: error.problem, status: error.status ?? null };
  return { problem: error instanceof DeliveryError ? error.problem : 'unknown', status: null };
};

/** Whether another attempt may go better. */
export const mayGoBetter = ({ problem, status }: ReturnType<typeof deliveryProblemOf>): boolean => {
  if (problem === 'status') return status === null || status >= firstServerError || worthAnotherTry.has(status);
  return !['bad-url', 'blocked-address', 'too-large', 'too-many-redirects'].includes(problem);
};
