import type { EntryType, ListQuery, Page, PlanRule, Weekday } from '@larder/contract';
import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { id, type ListFields, listPage, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';
import { organizersLinkedBy } from '../organizers/index.ts';
import { readMissing } from './missing-organizers.repository.ts';

type Rules = SelectQueryBuilder<Schema, 'mealPlanRules', object>;

const links = { table: 'mealPlanRuleOrganizers', key: 'ruleId' } as const;

const ruleFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    day: text('day'),
    entryType: text('entryType'),
    queryFilterString: text('queryFilterString'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    categories: organizersLinkedBy(links, 'category'),
    tags: organizersLinkedBy(links, 'tag'),
  },
};

export const listRules = (db: GroupDatabase, query: ListQuery, path: string): Promise<Page<PlanRule>> =>
  listPage(db, query, {
    path,
    table: 'mealPlanRules',
    fields: ruleFields,
    read: (rules) => readRules(db, rules),
  });

/** Throws `mealplan.rule-not-found`. */
export const getRule = async (db: GroupDatabase, ruleId: string): Promise<PlanRule> => {
  const [rule] = await readRules(db, db.from('mealPlanRules').where('id', '=', ruleId));
  return found(rule, 'mealplan.rule-not-found');
};

/** Those that speak of a weekday and a meal. */
export const rulesFor = (db: GroupDatabase, day: Weekday, entryType: EntryType): Promise<PlanRule[]> =>
  readRules(
    db,
    db
      .from('mealPlanRules')
      .where('day', 'in', [day, 'unset'])
      .where('entryType', 'in', [entryType, 'unset'])
      .orderBy('mealPlanRules.createdAt')
      .orderBy('mealPlanRules.id'),
  );

export const allRules = (db: GroupDatabase): Promise<PlanRule[]> =>
  readRules(db, db.from('mealPlanRules').orderBy('mealPlanRules.createdAt').orderBy('mealPlanRules.id'));

const readRules = async (db: GroupDatabase, rules: Rules): Promise<PlanRule[]> => {
  const rows = await rules.selectAll('mealPlanRules').execute();
  const ids = rows.map(({ id }) => id);
  const organizers =
    ids.length === 0
      ? []
      : await db
          .from('mealPlanRuleOrganizers')
          .innerJoin('organizers', 'organizers.id', 'mealPlanRuleOrganizers.organizerId')
          .where(db.dialect.isOneOf('ruleId', ids))
          .select(['ruleId', 'organizers.id', 'organizers.kind', 'name', 'slug'])
          .orderBy('mealPlanRuleOrganizers.position')
          .orderBy('organizers.nameKey')
          .execute();
  return rows.map(({ revision: _, ...row }) => {
    const own = (kind: 'category' | 'tag') =>
      organizers
        .filter((organizer) => organizer.ruleId === row.id && organizer.kind === kind)
        .map(({ id, name, slug }) => ({ id, groupId: db.groupId, name, slug }));
    return {
      ...row,
      // What is stored has been checked against the contract.
      day: row.day as PlanRule['day'],
      missing: readMissing(row.missing),
      categories: own('category'),
      tags: own('tag'),
    };
  });
};

export const insertRule = (db: GroupTransaction, row: Omit<Insertable<Schema['mealPlanRules']>, 'groupId'>) =>
  db.insert('mealPlanRules', row).execute();

export const updateRule = (db: GroupTransaction, ruleId: string, row: Updateable<Schema['mealPlanRules']>) =>
  db.update('mealPlanRules').set(row).where('id', '=', ruleId).execute();

export const deleteRule = (db: GroupTransaction, ruleId: string) =>
  db.remove('mealPlanRules').where('id', '=', ruleId).execute();

export const replaceRuleOrganizers = async (
  db: GroupTransaction,
  ruleId: string,
  kind: 'category' | 'tag',
  ids: readonly string[],
): Promise<void> => {
  await db.remove('mealPlanRuleOrganizers').where('ruleId', '=', ruleId).where('kind', '=', kind).execute();
  if (ids.length === 0) return;
  const rows = ids.map((organizerId, position) => ({ ruleId, organizerId, kind, position }));
  await db.insert('mealPlanRuleOrganizers', rows).execute();
};
