/**
 * Whether more than half of a token's time is over.
 * @param now milliseconds since 1970
 */
export function isPastHalfLife(jwt: string, now: number): boolean {
  const { iat, exp } = claimsOf(jwt);
  return typeof iat === 'number' && typeof exp === 'number' && now / 1000 > (iat + exp) / 2;
}

/** A token that is not ours to read has no claims. */
function claimsOf(jwt: string): Record<string, unknown> {
  try {
    return JSON.parse(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}
