export type LanguageModelProblem = 'not-configured' | 'unreachable' | 'unreadable';

/** Why a language model gave no answer that can be used. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';

  constructor(
    readonly problem: LanguageModelProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
