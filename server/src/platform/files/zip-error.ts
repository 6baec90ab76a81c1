export type ZipProblem = 'not-a-zip' | 'too-many-entries' | 'too-large' | 'unsafe-entry';

/** Why an archive is not unpacked. */
export class ZipError extends Error {
  override readonly name = 'ZipError';

  constructor(
    readonly problem: ZipProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
