import { mostPicked } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { findRecipeIds, getBook, replacePicked, updateBook } from './cookbooks.repository.ts';

interface Sent {
  add: string[];
  remove: string[];
}

/** Puts recipes behind those that were picked for a book before, or takes some out; answers the slugs that made a difference. */
export const pickRecipes = (db: GroupDatabase, idOrSlug: string, { add, remove }: Sent, at: Date) =>
  db.change(async (db) => {
    const { id, name, slug, picked } = await getBook(db, idOrSlug);
    const known = await findRecipeIds(db, [...add, ...remove]);
    const before = new Set(picked.map(({ id }) => id));
    const isIn = (slug: string) => before.has(known.get(slug) ?? '');
    const added = [...new Set(add)].filter((slug) => known.has(slug) && !isIn(slug));
    const removed = [...new Set(remove)].filter(isIn);
    const gone = new Set(removed.map((slug) => known.get(slug)));
    const ids = [...before].filter((id) => !gone.has(id)).concat(added.flatMap((slug) => known.get(slug) ?? []));
    if (ids.length > mostPicked) throw new AppError('cookbook.too-many-picked', { most: mostPicked });
    const changed = [...added, ...removed];
    if (changed.length > 0) {
      await replacePicked(db, id, ids);
      await updateBook(db, id, { updatedAt: at.toISOString() });
      await db.record('cookbook.updated', { id, name });
    }
    return { id, name, slug, changed };
  });
