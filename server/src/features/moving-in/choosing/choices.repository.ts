import type { BodyOf, contract, MoveOrganizer } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { flag, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Member } from '../../../platform/http/index.ts';
import { isMember } from '../bringing/bringing.repository.ts';
import { besidesOf } from '../move-besides.ts';
import { getMove, updateMove } from '../moves.repository.ts';
import { listMoveOrganizers } from '../reading/organizers.repository.ts';

/** What was sent is read and not yet brought. @throws AppError */
export const requireReady = async (db: GroupDatabase, moveId: string) => {
  const move = await getMove(db, moveId);
  if (move.state !== 'ready') throw new AppError('move.under-way');
  return move;
};

/** @throws AppError where somebody names another member who may not, or nobody of the group */
export const choose = async (
  db: GroupTransaction,
  moveId: string,
  { known, ownerId, visibility, addTag, preferences }: BodyOf<typeof contract.moves.choose>,
  { id, admin, canManage }: Member,
): Promise<void> => {
  const move = await requireReady(db, moveId);
  const besides = besidesOf(move);
  if (preferences && !admin && !canManage) throw new AppError('access.forbidden');
  if (ownerId !== undefined && ownerId !== id) {
    if (!admin && !canManage) throw new AppError('move.owner-of-another');
    if (!(await isMember(db, ownerId))) throw new AppError('user.not-found');
  }
  const values = {
    ...(known && { known }),
    ...(ownerId !== undefined && { ownerId }),
    ...(visibility && { visibility }),
    ...(addTag !== undefined && { addTag: flag(addTag) }),
    ...(preferences !== undefined &&
      besides && { server: JSON.stringify({ ...besides, takesPreferences: preferences && besides.hasPreferences }) }),
  };
  if (Object.keys(values).length > 0) await updateMove(db, moveId, values);
  // What holds for all holds for those too that had a choice of their own.
  if (known) await db.update('moveRecipes').set({ decision: null }).where('moveId', '=', moveId).execute();
};

export const decide = async (
  db: GroupTransaction,
  moveId: string,
  { numbers, decision }: BodyOf<typeof contract.moves.decide>,
): Promise<void> => {
  await requireReady(db, moveId);
  if (numbers.length === 0) return;
  await db
    .update('moveRecipes')
    .set({ decision })
    .where('moveId', '=', moveId)
    .where('number', 'in', numbers)
    .where('state', '=', 'found')
    .execute();
};

const namedOrganizers = async (db: GroupDatabase, names: string[], ids: string[]) =>
  db
    .from('organizers')
    .where(({ or }) => or([db.dialect.isOneOf('nameKey', names), db.dialect.isOneOf('id', ids)]))
    .select(['id', 'kind', 'name', 'nameKey'])
    .execute();

export const describeOrganizers = async (db: GroupDatabase, moveId: string): Promise<MoveOrganizer[]> => {
  const rows = await listMoveOrganizers(db, moveId);
  const named = await namedOrganizers(
    db,
    rows.map(({ nameKey }) => nameKey),
    rows.flatMap(({ targetId }) => targetId ?? []),
  );
  const known = new Set(named.map(({ kind, nameKey }) => `${kind} ${nameKey}`));
  return rows.map(({ kind, name, nameKey, recipes, action, targetId }) => {
    const target = named.find(({ id }) => id === targetId);
    const becomes = action === 'as-tag' ? 'tag' : kind;
    return {
      kind,
      name,
      recipes,
      isKnown: known.has(`${becomes} ${nameKey}`),
      action,
      target: target ? { id: target.id, name: target.name } : null,
    };
  });
};

/** @throws AppError where something becomes what the group has not */
export const chooseOrganizers = async (
  db: GroupTransaction,
  moveId: string,
  { organizers }: BodyOf<typeof contract.moves.chooseOrganizers>,
): Promise<void> => {
  await requireReady(db, moveId);
  const wanted = organizers.flatMap(({ targetId }) => targetId?.toLowerCase() ?? []);
  const there = await namedOrganizers(db, [], wanted);
  for (const { kind, name, action, targetId } of organizers) {
    const id = action === 'map' ? targetId?.toLowerCase() : null;
    const isThere = there.some((one) => one.id === id && one.kind === kind);
    if (action === 'map' && !isThere) throw new AppError('move.no-target');
    await db
      .update('moveOrganizers')
      .set({ action, targetId: id ?? null })
      .where('moveId', '=', moveId)
      .where('kind', '=', kind)
      .where('nameKey', '=', plainText(name))
      .execute();
  }
};
