import { contract, EntryId } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import { implement, type MemberContext, type Platform, type Route } from '../../platform/http/index.ts';
import { copyEntries } from './copy-entries.ts';
import { dayIn } from './days.ts';
import { entriesFrom, getEntry, listEntries } from './entries.repository.ts';
import { refuseDays } from './entry-rules.ts';
import { putDaysOnList, takeEntriesOffList } from './put-on-list.ts';
import { planRandomly } from './random-entry.ts';
import { removeEntries, removeEntry } from './remove-entries.ts';
import { getRepeat, listRepeats, toRepeat } from './repeats.repository.ts';
import { getRule, listRules } from './rules.repository.ts';
import { type By, changeEntries, createEntries } from './save-entries.ts';
import { createRepeat, removeRepeat, saveRepeat } from './save-repeats.ts';
import { createRule, removeRule, saveRule } from './save-rules.ts';
import { applyTemplate, createTemplate, removeTemplate, saveTemplate } from './save-templates.ts';
import { findSharesFrom, getSharesOfList } from './shopping-shares.repository.ts';
import { answerSuggestions } from './suggestions/answer-suggestions.ts';
import { getTemplate, listTemplates } from './templates.repository.ts';

const byOf = ({ member, platform }: MemberContext): By => ({ by: member.id, at: platform.clock.now() });

/** An id in an address; what is none names nothing. */
const numberOf = ({ entryId }: { entryId: string }): number =>
  found(EntryId.safeParse(/^\d+$/.test(entryId) ? Number(entryId) : undefined).data, 'mealplan.not-found');

const entryRoutes: Route[] = implement(contract.mealplans, {
  list: ({ query }, { db }) => {
    if (query.startDate && query.endDate) refuseDays(query.startDate, query.endDate, Number.POSITIVE_INFINITY);
    return listEntries(db, query, '/groups/mealplans');
  },
  today: (_, { db, platform }) => {
    const today = todayOf(platform);
    return entriesFrom(db, today, today);
  },
  create: async ({ body }, context) =>
    found((await createEntries(context.db, [body], byOf(context)))[0], 'mealplan.not-found'),
  createMany: ({ body }, context) => createEntries(context.db, body.entries, byOf(context)),
  replaceMany: ({ body }, { db, platform }) => changeEntries(db, body, platform.clock.now()),
  removeMany: ({ query }, { db, platform }) => removeEntries(db, query.ids ?? [], platform.clock.now()),
  copy: ({ body }, context) => copyEntries(context.db, body, byOf(context)),
  random: ({ body }, context) => planRandomly(context.db, body, byOf(context)),
  get: ({ params }, { db }) => getEntry(db, numberOf(params)),
  replace: async ({ params, body }, { db, platform }) => {
    const [entry] = await changeEntries(db, [{ ...body, id: numberOf(params) }], platform.clock.now());
    return found(entry, 'mealplan.not-found');
  },
  remove: ({ params }, { db, platform }) => removeEntry(db, numberOf(params), platform.clock.now()),
});

const ruleRoutes: Route[] = implement(contract.mealplanRules, {
  list: ({ query }, { db }) => listRules(db, query, '/groups/mealplans/rules'),
  create: ({ body }, { db, platform }) => createRule(db, body, platform.clock.now()),
  get: ({ params }, { db }) => getRule(db, params.ruleId.toLowerCase()),
  replace: ({ params, body }, { db, platform }) =>
    saveRule(db, params.ruleId.toLowerCase(), body, platform.clock.now()),
  remove: ({ params }, { db, platform }) => removeRule(db, params.ruleId.toLowerCase(), platform.clock.now()),
});

const templateRoutes: Route[] = implement(contract.mealplanTemplates, {
  list: ({ query }, { db }) => listTemplates(db, query, '/groups/mealplans/templates'),
  create: ({ body }, { db, platform }) => createTemplate(db, body, platform.clock.now()),
  get: ({ params }, { db }) => getTemplate(db, params.templateId.toLowerCase()),
  replace: ({ params, body }, { db, platform }) =>
    saveTemplate(db, params.templateId.toLowerCase(), body, platform.clock.now()),
  remove: ({ params }, { db, platform }) => removeTemplate(db, params.templateId.toLowerCase(), platform.clock.now()),
  apply: ({ params, body }, context) =>
    applyTemplate(context.db, params.templateId.toLowerCase(), body.startDate, byOf(context)),
});

const suggestionRoutes: Route[] = implement(contract.mealplanSuggestions, {
  suggest: ({ body }, { db }) => answerSuggestions(db, body),
});

const shoppingRoutes: Route[] = implement(contract.mealplanShopping, {
  list: ({ query }, { db }) => findSharesFrom(db, query),
  ofList: ({ params }, { db }) => getSharesOfList(db, params.listId.toLowerCase()),
  add: ({ body }, { db, platform }) => putDaysOnList(db, body, platform.clock.now()),
  remove: ({ body }, { db, platform }) => takeEntriesOffList(db, body, platform.clock.now()),
});

/** The day that it is where the household lives. */
const todayOf = ({ settings, clock }: Platform): string => dayIn(settings.TZ, clock.now());

const repeatRoutes: Route[] = implement(contract.mealplanRepeats, {
  list: ({ query }, { db }) => listRepeats(db, query, '/groups/mealplans/repeats'),
  create: ({ body }, context) => createRepeat(context.db, body, { ...byOf(context), today: todayOf(context.platform) }),
  get: async ({ params }, { db }) => toRepeat(await getRepeat(db, params.repeatId.toLowerCase())),
  replace: ({ params, body }, { db, platform }) =>
    saveRepeat(db, params.repeatId.toLowerCase(), body, { at: platform.clock.now(), today: todayOf(platform) }),
  remove: ({ params }, { db, platform }) =>
    removeRepeat(db, params.repeatId.toLowerCase(), { at: platform.clock.now(), today: todayOf(platform) }),
});

export const mealplanRoutes: Route[] = [
  ...repeatRoutes,
  ...entryRoutes,
  ...ruleRoutes,
  ...templateRoutes,
  ...suggestionRoutes,
  ...shoppingRoutes,
];
