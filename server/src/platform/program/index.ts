import { randomUUID } from 'node:crypto';

/** Put in by the build: a fingerprint of the sources that it was made from. */
declare const builtFrom: string;

/**
 * Says which program wrote something that another one may write differently. Two starts of the same build share it; a program
 * that runs from its sources has a new one at each start, since they may have changed.
 */
export const programId = typeof builtFrom === 'undefined' ? randomUUID() : builtFrom;
