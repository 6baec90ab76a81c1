import { type Scope, scopes } from '@larder/kitchen';

/** What the index knows a word of a recipe by. */
export const tokenOf = (scope: Scope, wordNumber: number): string => scope + wordNumber.toString(36);

/** The tokens of a word that is first met in a scope: one for it and one for each wider one. */
export const tokensFrom = (scope: Scope, wordNumber: number): string[] =>
  scopes.slice(scopes.indexOf(scope)).map((wider) => tokenOf(wider, wordNumber));

/** What a token stands for. */
export const readToken = (token: string): { scope: Scope | undefined; number: number } => ({
  scope: scopes.find((scope) => token.startsWith(scope)),
  number: Number.parseInt(token.slice(1), 36),
});
