import type { MergePreview } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type Links, usesOf } from '../links.ts';
import type { Mergeable } from './mergeable.ts';
import { mergedAliases } from './merged-aliases.ts';

/** More than these nobody reads before a merge. */
const mostNamed = 100;

/** What a merge would change. @throws AppError for one that would be merged into itself */
export const previewMerge = async (
  db: GroupDatabase,
  table: Mergeable,
  links: Links,
  two: { from: string; to: string },
): Promise<MergePreview> => {
  if (two.from === two.to) throw new AppError('merge.into-itself');
  const from = await table.get(db, two.from);
  const to = await table.get(db, two.to);
  const uses = [];
  for (const one of usesOf(links, table.kind)) {
    const total = await one.total(db, from.id);
    if (total.uses === 0 || one.user === 'food') continue;
    uses.push({ kind: one.user, ...total, first: await one.first(db, from.id, mostNamed) });
  }
  return {
    from: { id: from.id, name: from.name },
    to: { id: to.id, name: to.name },
    aliases: mergedAliases(table, await table.openBook(db), from, to),
    uses,
  };
};
