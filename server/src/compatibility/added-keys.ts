import type { JsonSchema } from './json-schema.ts';

/** A key that older clients read besides one of the contract's. */
export interface AddedKey {
  key: string;
  from: string;
  /** Which objects with `from` get it, by their keys; all where it is left out. */
  where?: (has: (key: string) => boolean) => boolean;
  /** The endpoints that it is for; all where it is left out. */
  at?: RegExp;
  /** Where its value is another one. */
  value?: (from: unknown) => unknown;
  schema?: JsonSchema;
}

/** People of a household, invitations and whole things, unlike the vocabulary that households of one group share, and the parts of recipes. */
const isOfHousehold = (has: (key: string) => boolean): boolean =>
  has('groupSlug') || has('usesLeft') || (has('updatedAt') && !has('aliases'));

const imageStates = ['does not have image', 'has image'] as const;

/** One generation of clients has groups where the other has households, and each its own spelling of some keys. */
export const addedKeys: AddedKey[] = [
  { key: 'updateAt', from: 'updatedAt' },
  { key: 'householdId', from: 'groupId', where: isOfHousehold },
  { key: 'household', from: 'group', where: (has) => has('groupSlug') },
  { key: 'householdSlug', from: 'groupSlug' },
  { key: 'canManageHousehold', from: 'canManage' },
  { key: 'privateHousehold', from: 'privateGroup' },
  // There is no other one in the group.
  { key: 'lockRecipeEditsFromOtherHouseholds', from: 'privateGroup', value: () => true, schema: { type: 'boolean' } },
  { key: 'groupId', from: 'id', at: /^\/groups\/self$/ },
  { key: 'group', from: 'name', at: /^\/groups\/self$/ },
  { key: 'defaultHouseholdSlug', from: 'defaultGroupSlug' },
  { key: 'per_page', from: 'perPage' },
  { key: 'total_pages', from: 'totalPages' },
  { key: 'group_id', from: 'groupId', at: /^\/organizers\/\w+\/empty$/ },
  {
    key: 'image',
    from: 'hasImage',
    value: (hasImage) => imageStates[hasImage === true ? 1 : 0],
    schema: { type: 'string', enum: [...imageStates] },
  },
];

/** Keys that older clients send, and the contract's for them; every other key may be sent in snake case. */
export const renamedKeys = new Map([
  ['org_url', 'orgURL'],
  ['update_at', 'updatedAt'],
  ['updateAt', 'updatedAt'],
  ['private_household', 'privateGroup'],
  ['privateHousehold', 'privateGroup'],
  ['can_manage_household', 'canManage'],
  ['canManageHousehold', 'canManage'],
]);

/** The same for what lists are filtered and ordered by. */
const renamedAttributes = new Map([
  ['updateAt', 'updatedAt'],
  ['householdId', 'groupId'],
  ['household', 'group'],
]);

/** `recipe_category.household_id` as the contract names it: `['recipeCategory', 'groupId']`. */
export const attributeNames = (names: string[]): string[] =>
  names.map(camelCase).map((name) => renamedAttributes.get(name) ?? name);

export const camelCase = (key: string): string =>
  key.replaceAll(/(?<!_)_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
