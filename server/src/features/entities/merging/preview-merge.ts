import type { MergePreview } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type Entity, getItem, type Named } from '../entity.ts';
import type { NameIndex } from '../names/names.ts';
import { type Dependents, referencesTo } from '../references.repository.ts';
import { openNames } from '../save.ts';

/** More than these nobody reads before a merge. */
const mostNamed = 100;

/** What a merge would change. @throws AppError for one that would be merged into itself */
export const previewMerge = async (
  db: GroupDatabase,
  entity: Entity,
  dependents: Dependents,
  two: { from: string; to: string },
): Promise<MergePreview> => {
  if (two.from === two.to) throw new AppError('merge.into-itself');
  const from = await getItem(db, entity, two.from);
  const to = await getItem(db, entity, two.to);
  const all: MergePreview['dependents'] = [];
  const left = [];
  for (const one of referencesTo(dependents, entity.kind)) {
    left.push(...((await one.left?.(db, from.id, to.id)) ?? []));
    const total = await one.total(db, from.id);
    if (total.references === 0 || one.user === 'food') continue;
    all.push({ kind: one.user, ...total, first: await one.first(db, from.id, mostNamed) });
  }
  return {
    from: { id: from.id, name: from.name },
    to: { id: to.id, name: to.name },
    aliases: mergedAliases(entity, await openNames(db, entity), from, to),
    dependents: byKind(all),
    left,
  };
};

type KindOfDependent = MergePreview['dependents'][number];

/** A cookbook that names a tag in two ways is one cookbook. */
const byKind = (all: KindOfDependent[]): KindOfDependent[] => {
  const kinds = new Map<string, KindOfDependent>();
  for (const one of all) {
    const known = kinds.get(one.kind);
    if (!known) {
      kinds.set(one.kind, one);
      continue;
    }
    const isNamed = new Set(known.first.map(({ id }) => id));
    const others = one.first.filter(({ id }) => !isNamed.has(id));
    const owners = known.owners + one.owners - (one.first.length - others.length);
    kinds.set(one.kind, {
      ...known,
      owners,
      references: known.references + one.references,
      first: [...known.first, ...others],
    });
  }
  return [...kinds.values()];
};

/** Names of what is merged away that lead to what stays from then on: those that lead to nothing else. */
export const mergedAliases = (entity: Entity, names: NameIndex, from: Named, to: Named): string[] => {
  if (!entity.withAliases) return [];
  const keyOf = (name: string) => entity.namesOf({ id: '', name }).key;
  const known = new Set([to.name, ...entity.otherNames(to)].map(keyOf));
  const added: string[] = [];
  for (const name of [from.name, ...entity.otherNames(from)]) {
    const key = keyOf(name);
    const owner = names.ownerOf(key);
    if (known.has(key) || (owner && owner.id !== from.id)) continue;
    known.add(key);
    added.push(name);
  }
  return added;
};
