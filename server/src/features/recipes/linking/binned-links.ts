import type { Columns, GroupTransaction } from '../../../platform/database/index.ts';
import { type Contents, findInBin } from '../../bin/index.ts';
import { attachLinks, findNamed, findParts, namedNote } from './links.repository.ts';
import { findWay } from './refuse-circles.ts';

/** Under this name the bin keeps which lines asked for a recipe. */
export const recipeLinks = 'ingredients.referencedRecipeId';

/** What the recipes are called that these ask for, by the ids of both: their names outlive them in the bin. */
export const namesOfParts = async (
  db: GroupTransaction,
  ids: string[],
): Promise<Map<string, Record<string, string>>> => {
  const links = await findParts(db, ids);
  const parts = links.length > 0 ? await findNamed(db, { ids: links.map(({ partId }) => partId), slugs: [] }) : [];
  const names = new Map(parts.map(({ id, name }) => [id, name]));
  const found = new Map<string, Record<string, string>>();
  for (const { recipeId, partId } of links) {
    found.set(recipeId, { ...found.get(recipeId), [partId]: names.get(partId) ?? '' });
  }
  return found;
};

/** What comes out of the bin, with the names of recipes in the lines that asked for them where these have gone since. */
export const withNamesOfParts = async (db: GroupTransaction, contents: Contents): Promise<Contents> => {
  const lines = contents.parts.ingredients ?? [];
  const ids = [...new Set(lines.flatMap(({ referencedRecipeId: id }) => (id ? String(id) : [])))];
  if (ids.length === 0) return contents;
  const present = new Set((await findNamed(db, { ids, slugs: [] })).map(({ id }) => id));
  const inBin = new Map((await findInBin(db, ids)).map(({ id, name }) => [id, name]));
  // What `removeStored` has written down.
  const names = contents.item as Record<string, string> | undefined;
  const named = (line: Columns): Columns => {
    const id = line.referencedRecipeId ? String(line.referencedRecipeId) : '';
    const name = inBin.get(id) ?? names?.[id] ?? '';
    return !id || present.has(id) ? line : { ...line, note: namedNote(name, String(line.note ?? '')) };
  };
  return { ...contents, parts: { ...contents.parts, ingredients: lines.map(named) } };
};

/** Lets lines ask for a recipe that has come back, except where it would be a part of itself by now. */
export const linkAgain = async (
  db: GroupTransaction,
  recipe: { id: string; name: string },
  links: readonly Columns[],
): Promise<void> => {
  const lines = links.map(({ id, owner }) => ({ id: String(id), owner: String(owner) }));
  const owners = new Set(lines.map(({ owner }) => owner));
  for (const owner of owners) if (await findWay(db, [recipe.id], owner)) owners.delete(owner);
  if (owners.size > 0)
    await attachLinks(
      db,
      recipe,
      lines.filter(({ owner }) => owners.has(owner)),
    );
};
