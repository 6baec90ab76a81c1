import { randomUUID } from 'node:crypto';
import { errorStatus, type PlanRule, type PlanRuleInput } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { knownOrganizers } from '../organizers/index.ts';
import { recipeFilter } from '../recipes/index.ts';
import { followOrganizers, writeMissing } from './missing-organizers.repository.ts';
import { deleteRule, getRule, insertRule, replaceRuleOrganizers, updateRule } from './rules.repository.ts';

/** @throws AppError `organizer.not-found`, and `list.bad-filter` with the place in the filter */
export const createRule = (db: GroupDatabase, sent: PlanRuleInput, at: Date): Promise<PlanRule> =>
  db.change(async (db) => {
    const id = randomUUID();
    await insertRule(db, {
      id,
      day: sent.day ?? 'unset',
      entryType: sent.entryType ?? 'unset',
      queryFilterString: readableFilter(db, sent.queryFilterString) ?? '',
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    await writeOrganizers(db, id, sent);
    return recorded(db, 'created', await getRule(db, id));
  });

/** Changes what was sent of a rule. */
export const saveRule = (db: GroupDatabase, ruleId: string, sent: PlanRuleInput, at: Date): Promise<PlanRule> =>
  db.change(async (db) => {
    const rule = await getRule(db, ruleId);
    await updateRule(db, rule.id, {
      day: sent.day ?? rule.day,
      entryType: sent.entryType ?? rule.entryType,
      queryFilterString: readableFilter(db, sent.queryFilterString) ?? rule.queryFilterString,
      updatedAt: at.toISOString(),
    });
    await writeOrganizers(db, rule.id, sent);
    const stays = sent.missing && new Set(sent.missing);
    if (stays)
      await writeMissing(
        db,
        rule.id,
        rule.missing.filter(({ id }) => stays.has(id)),
      );
    return recorded(db, 'updated', await getRule(db, rule.id));
  });

const writeOrganizers = async (
  db: GroupTransaction,
  id: string,
  { categories, tags }: PlanRuleInput,
): Promise<void> => {
  if (categories) await replaceRuleOrganizers(db, id, 'category', await knownOrganizers(db, 'category', categories));
  if (tags) await replaceRuleOrganizers(db, id, 'tag', await knownOrganizers(db, 'tag', tags));
};

/** What a rule is saved with is a value of its body, unlike the filter of a list. */
const readableFilter = (db: GroupDatabase, sent: string | null | undefined): string | undefined => {
  const queryFilter = sent?.trim();
  if (!queryFilter) return queryFilter;
  try {
    recipeFilter(db, { organizers: [], queryFilter, byRules: true, picked: [] });
    return queryFilter;
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError(cause.code, cause.values, { cause, more: cause.more, status: errorStatus['request.invalid'] });
  }
};

/** Puts a rule in the bin, and answers what it was. */
export const removeRule = (db: GroupDatabase, ruleId: string, at: Date): Promise<PlanRule> =>
  db.change(async (db) => {
    const rule = await getRule(db, ruleId);
    await putInBin(db, ruleBin, [{ id: rule.id, name: nameOf(rule) }], at);
    await deleteRule(db, rule.id);
    return recorded(db, 'deleted', rule);
  });

/** What it asks for: rules have no names. */
const nameOf = ({ categories, tags, queryFilterString, day }: PlanRule): string =>
  [...categories, ...tags].map(({ name }) => name).join(', ') || queryFilterString || day;

const recorded = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted' | 'restored',
  rule: PlanRule,
): Promise<PlanRule> => {
  await db.record(`mealplan-rule.${what}`, { id: rule.id, name: nameOf(rule) });
  return rule;
};

/** How rules come back from the bin: they go on asking for organizers that have gone meanwhile, and for those that are back. */
export const ruleBin: BinKind = {
  kind: 'mealplanRule',
  table: 'mealPlanRules',
  parts: [
    {
      table: 'mealPlanRuleOrganizers',
      column: 'ruleId',
      refersTo: [
        {
          column: 'organizerId',
          table: 'organizers',
          whenGone: 'left out',
          link: { name: 'mealPlanRuleOrganizers.organizerId', toRow: (part) => ({ ...part, isNoted: 1 }) },
        },
      ],
    },
  ],
  restore: async (db, contents) => {
    await putBack(db, ruleBin, contents);
    const ruleId = String(contents.row.id);
    await followOrganizers(db, ruleId, contents.parts.mealPlanRuleOrganizers ?? []);
    const rule = await recorded(db, 'restored', await getRule(db, ruleId));
    return { name: nameOf(rule), slug: null };
  },
};
