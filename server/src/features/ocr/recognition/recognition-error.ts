export type RecognitionProblem =
  | 'not-a-picture'
  | 'too-large'
  | 'pdf-broken'
  | 'pdf-encrypted'
  | 'pdf-too-long'
  | 'too-slow'
  | 'too-much-memory'
  | 'too-many-waiting'
  | 'failed';

/** Why the text of a file cannot be had; the cause holds what the libraries said, which is not for people's eyes. */
export class RecognitionError extends Error {
  override readonly name = 'RecognitionError';

  constructor(
    readonly problem: RecognitionProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
