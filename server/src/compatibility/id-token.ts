const strategyCookie = 'mealie.auth.strategy';
const idTokenCookie = 'mealie.auth._id_token.oidc';
const longestToken = 16_384;

/** The token of a provider that a client sends along when it logs in: those that go to the provider by themselves have it in a cookie. */
export const idTokenIn = (cookies: Readonly<Record<string, string | undefined>>): string | undefined => {
  if (cookies[strategyCookie] !== 'oidc') return undefined;
  const token = cookies[idTokenCookie]?.replace(/^Bearer /i, '');
  return token && token.length <= longestToken ? token : undefined;
};
