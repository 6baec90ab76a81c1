import { randomUUID } from 'node:crypto';
import { notifierEvents } from '@larder/contract';
import { plainText, slugify } from '@larder/kitchen';
import type { InstanceGroup } from '@larder/reader';
import { flag } from '../../../../platform/database/index.ts';
import { uuidOf } from '../../../../platform/security/index.ts';
import { type Context, free, stamps, synced, type WrittenRows } from '../../drafts/written-rows.ts';
import type { StandsFor } from './pantry-rows.ts';

/** A filter that names things by their ids, some of which stand for others. */
const standing = (filter: string, { foods, units, labels }: StandsFor): string =>
  filter.replace(
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi,
    (id) => foods.get(id.toLowerCase()) ?? units.get(id.toLowerCase()) ?? labels.get(id.toLowerCase()) ?? id,
  );

export const cookbookRows = ({ cookbooks }: InstanceGroup, context: Context, standsFor: StandsFor): WrittenRows => {
  const { groupId } = context;
  const slugs = new Set<string>();
  return {
    cookbooks: cookbooks.map((book, index) => {
      const name = book.name || book.slug || book.id;
      return {
        ...{ id: book.id, groupId, name, nameKey: plainText(name), slug: free(book.slug || slugify(name), slugs) },
        ...{ description: book.description, position: index + 1, public: flag(book.public) },
        requireAllCategories: flag(book.requireAllCategories),
        requireAllTags: flag(book.requireAllTags),
        requireAllTools: flag(book.requireAllTools),
        ...{
          queryFilterString: standing(book.queryFilter, standsFor),
          byRules: flag(book.recipes === null),
          months: '',
        },
        ...synced,
        ...stamps(context, book),
      };
    }),
    cookbookRecipes: cookbooks.flatMap(({ id: cookbookId, recipes }) =>
      (recipes ?? []).map((recipeId, position) => ({ groupId, cookbookId, recipeId, position })),
    ),
    cookbookOrganizers: cookbooks.flatMap(({ id: cookbookId, organizers }) =>
      organizers.map(({ id: organizerId, kind }, position) => ({ groupId, cookbookId, organizerId, kind, position })),
    ),
  };
};

/** A meal has a number there; read once more it is the same one. */
const entryId = (groupId: string, number: number | null): string =>
  number === null ? randomUUID() : uuidOf(`${groupId} meal ${number}`);

/** What a note says where it has no title. */
const titleLength = 200;

export const planRows = ({ plan, planRules }: InstanceGroup, context: Context, standsFor: StandsFor): WrittenRows => {
  const { groupId } = context;
  const places = new Map<string, number>();
  return {
    mealPlanEntries: plan.map(
      ({ id, number, date, endDate, entryType, title, text, recipeId, servings, userId, createdAt }) => {
        const position = places.get(date) ?? 0;
        places.set(date, position + 1);
        const isUntitled = recipeId === null && title === '';
        const own = context.next.entry(number);
        return {
          ...{
            // Two with one number are no reason to lose one of them.
            id: id ?? entryId(groupId, own === number ? number : null),
            number: own,
            groupId,
            userId,
            date,
            endDate,
            entryType,
          },
          title: isUntitled ? text.trim().slice(0, titleLength) : title,
          text: isUntitled && text.trim().length <= titleLength ? '' : text,
          ...{ recipeId, servings, portionsEaten: null, leftoverOf: null, position },
          ...{ repeatId: null, repeatDate: null, isTouched: 0 as const },
          ...synced,
          ...stamps(context, { createdAt }),
        };
      },
    ),
    mealPlanRules: planRules.map(({ id, day, entryType, queryFilter, createdAt }) => ({
      ...{ id, groupId, day, entryType, queryFilterString: standing(queryFilter, standsFor), missing: '[]' },
      ...synced,
      ...stamps(context, { createdAt }),
    })),
    mealPlanRuleOrganizers: planRules.flatMap(({ id: ruleId, organizers }) =>
      organizers.map(({ id: organizerId, kind }, position) => ({ groupId, ruleId, organizerId, kind, position })),
    ),
  };
};

const eventNamed = (text: string) => text.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const serviceRows = ({ webhooks, notifiers, actions }: InstanceGroup, context: Context): WrittenRows => {
  const { groupId, now } = context;
  return {
    webhooks: webhooks.map(({ id, name, url, enabled, time, createdAt }) => ({
      ...{ id, groupId, name, url, enabled: flag(enabled && time !== ''), time: time || '00:00:00' },
      // Nothing is sent for the days before the move.
      ...{ clock: 'utc' as const, postedUntil: now },
      ...stamps(context, { createdAt }),
    })),
    notifiers: notifiers.map(({ id, name, address, enabled, events, createdAt }) => {
      const chosen = new Set(events.map(eventNamed));
      return {
        ...{
          id,
          groupId,
          name: name || address.split(':')[0] || id,
          address,
          enabled: flag(enabled),
          language: 'en-US',
        },
        options: JSON.stringify(notifierEvents.filter((event) => chosen.has(event))),
        ...stamps(context, { createdAt }),
      };
    }),
    recipeActions: actions.map(({ id, actionType, title, url, createdAt }) => ({
      ...{ id, groupId, actionType, title, url },
      ...stamps(context, { createdAt }),
    })),
  };
};
