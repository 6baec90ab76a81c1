export type ImageProblem = 'not-an-image' | 'too-large';

/** Why bytes cannot be used as a picture; the cause holds what the decoder said, which is not for people's eyes. */
export class ImageError extends Error {
  override readonly name = 'ImageError';

  constructor(
    readonly problem: ImageProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
