/**
 * Where an address that is not found may have meant to lead: recipes once had `/recipe/…`, those of public groups
 * `/explore/recipes/…`, and pages of a group are found under the group. Undefined when there is nothing better to try.
 * @param ownSlug of the group of a member
 */
export function correctedPath(pathname: string, ownSlug: string | undefined): string | undefined {
  const [, group, slug] = /^\/explore\/recipes\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (group && slug) return `/g/${group}/r/${slug}`;
  if (ownSlug === undefined) return undefined;
  const recipes = pathname.replace('/recipe/', '/r/');
  const inGroup = recipes.startsWith('/g/') ? recipes : `/g/${ownSlug}${recipes}`;
  return inGroup === pathname ? undefined : inGroup;
}
