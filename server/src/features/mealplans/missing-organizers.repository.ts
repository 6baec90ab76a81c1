import type { MissingOrganizer } from '@larder/contract';
import { type Columns, type GroupTransaction, insertRows, presentIds } from '../../platform/database/index.ts';
import { findInBin } from '../bin/index.ts';

export const readMissing = (stored: string): MissingOrganizer[] => JSON.parse(stored);

export const writeMissing = (db: GroupTransaction, ruleId: string, missing: readonly MissingOrganizer[]) =>
  db
    .update('mealPlanRules')
    .set({ missing: JSON.stringify(missing) })
    .where('id', '=', ruleId)
    .execute();

/** Lets rules go on asking for organizers that are about to go: no rule comes to allow more because of what was deleted elsewhere. */
export const noteMissing = async (db: GroupTransaction, organizerIds: string[]): Promise<void> => {
  const links = await db
    .from('mealPlanRuleOrganizers')
    .innerJoin('organizers', 'organizers.id', 'mealPlanRuleOrganizers.organizerId')
    .where(db.dialect.isOneOf('organizerId', organizerIds))
    .select(['ruleId', 'organizers.id', 'mealPlanRuleOrganizers.kind', 'organizers.name'])
    .orderBy('mealPlanRuleOrganizers.position')
    .execute();
  const rules = await findRules(
    db,
    links.map(({ ruleId }) => ruleId),
  );
  for (const { id, missing } of rules) {
    const gone = links.flatMap(({ ruleId, ...organizer }) => (ruleId === id ? organizer : []));
    await writeMissing(db, id, [...missing, ...gone]);
  }
};

/** Which of these links rules still wait for; what has come back is missed no more. */
export const takeMissing = async (
  db: GroupTransaction,
  organizerId: string,
  links: readonly Columns[],
): Promise<Columns[]> => {
  const rules = await findRules(
    db,
    links.map(({ ruleId }) => String(ruleId)),
  );
  const waiting = rules.filter(({ missing }) => missing.some(({ id }) => id === organizerId));
  for (const { id, missing } of waiting) {
    await writeMissing(
      db,
      id,
      missing.filter((organizer) => organizer.id !== organizerId),
    );
  }
  return links.filter(({ ruleId }) => waiting.some(({ id }) => id === ruleId));
};

/** A rule that has come back misses what has gone since it was deleted, and nothing that is there by now. */
export const followOrganizers = async (db: GroupTransaction, ruleId: string, links: readonly Columns[]) => {
  const [rule] = await findRules(db, [ruleId]);
  const former = rule?.missing ?? [];
  const linked = links.map(({ organizerId }) => String(organizerId));
  const there = await presentIds(db, 'organizers', [...linked, ...former.map(({ id }) => id)]);
  const back = former.filter(({ id }) => there.has(id));
  await insertRows(
    db,
    'mealPlanRuleOrganizers',
    back.map(({ id: organizerId, kind }, index) => ({ ruleId, organizerId, kind, position: links.length + index })),
  );
  const inBin = await findInBin(db, linked);
  const gone = links.flatMap(({ organizerId, kind }): MissingOrganizer[] => {
    const id = String(organizerId);
    const name = inBin.find((item) => item.id === id)?.name ?? '';
    return there.has(id) ? [] : [{ id, kind: kind === 'category' ? kind : 'tag', name }];
  });
  await writeMissing(db, ruleId, [...former.filter(({ id }) => !there.has(id)), ...gone]);
};

const findRules = async (db: GroupTransaction, ids: string[]) => {
  if (ids.length === 0) return [];
  const rows = await db.from('mealPlanRules').where(db.dialect.isOneOf('id', ids)).select(['id', 'missing']).execute();
  return rows.map(({ id, missing }) => ({ id, missing: readMissing(missing) }));
};
