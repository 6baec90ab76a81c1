/**
 * Where an address that is not found may have meant to lead a member: recipes once had `/recipe/…`, and pages of a
 * group are found under the group. Undefined when there is nothing better to try.
 */
export function correctedPath(pathname: string, groupSlug: string): string | undefined {
  const recipes = pathname.replace('/recipe/', '/r/');
  const inGroup = recipes.startsWith('/g/') ? recipes : `/g/${groupSlug}${recipes}`;
  return inGroup === pathname ? undefined : inGroup;
}
