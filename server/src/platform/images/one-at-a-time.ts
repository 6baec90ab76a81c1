let last: Promise<unknown> = Promise.resolve();

/** Runs pictures one after the other, so that the largest one is all the memory they ever need together. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
