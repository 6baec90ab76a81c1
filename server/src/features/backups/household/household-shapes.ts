import {
  entryTypes,
  FilterSettings,
  GroupPreferences,
  MissingOrganizer,
  recipeActionTypes,
  standardUnits,
  weekdays,
} from '@larder/contract';
import { z } from 'zod';

/** What our archive calls the file of all that a household has beside its recipes. No recipe has a name with a point in it. */
export const householdFile = 'household.larder.json';

/**
 * The first line of that file, which is one JSON text. Each later line is a row, under the name of its table: so it is written and read a
 * row at a time, and one that was cut short is read as far as it goes.
 */
export const HouseholdHead = z.object({
  format: z.literal('larder-household'),
  formatVersion: z.literal(1),
  /** Whoever took it along. */
  by: z.guid(),
  exportedAt: z.iso.datetime(),
});
export type HouseholdHead = z.infer<typeof HouseholdHead>;

/** What a household is set to, which is no row of a table: in the file it stands as one, under `preferences`. */
export const HouseholdPreferences = GroupPreferences.omit({ id: true, groupId: true, privateGroup: true });
export type HouseholdPreferences = z.infer<typeof HouseholdPreferences>;

const id = z.guid();
const flag = z.union([z.literal(0), z.literal(1)]);
const name = z.string().min(1).max(255);
const text = z.string().max(100_000);
const filter = z.string().max(10_000);
const amount = z.number().min(-1e9).max(1e9);
const position = z.int().min(0).max(1_000_000);
const day = z.iso.date();
const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };
const kind = z.enum(['category', 'tag', 'tool']);
const isMonth = (text: string): boolean => Array.from({ length: 12 }, (_, at) => String(at + 1)).includes(text);

/** A text that is JSON of this shape. */
const json = (shape: z.ZodType) =>
  text.refine((written) => {
    try {
      return shape.safeParse(JSON.parse(written)).success;
    } catch {
      return false;
    }
  });
const extras = json(z.record(z.string(), z.string()));
const aliases = json(z.array(z.object({ name: z.string() })));
const ids = json(z.array(z.string()));

const planned = {
  entryType: z.enum(entryTypes),
  title: z.string().max(1000),
  text,
  recipeId: id.nullable(),
  servings: z.number().min(0).max(10_000).nullable(),
};
const named = {
  id,
  name,
  pluralName: name.nullable(),
  description: text,
  extras,
  aliases,
  ...stamps,
};

/**
 * The rows of a household as our archive holds them: columns of our tables by their names, without those that follow from others or
 * mean nothing on another server. They may have been written by anybody, so each is checked like what clients send.
 */
export const householdShapes = {
  users: z.object({ id, username: name, email: name, fullName: name }),
  recipes: z.object({ id, slug: name, name, userId: id.nullable(), ...stamps }),
  labels: z.object({ id, name, color: z.string().max(32), ...stamps }),
  foods: z.object({ ...named, labelId: id.nullable(), onHand: flag }),
  units: z.object({
    ...named,
    abbreviation: z.string().max(255),
    pluralAbbreviation: z.string().max(255).nullable(),
    useAbbreviation: flag,
    fraction: flag,
    standardQuantity: amount.nullable(),
    standardUnit: z.enum(standardUnits).nullable(),
  }),
  organizers: z.object({ id, kind, name, slug: name, onHand: flag, isForPlans: flag, ...stamps }),
  cookbooks: z.object({
    id,
    name,
    slug: name,
    description: text,
    position,
    public: flag,
    requireAllCategories: flag,
    requireAllTags: flag,
    requireAllTools: flag,
    queryFilterString: filter,
    byRules: flag,
    months: z.string().refine((months) => months === '' || months.split(',').every(isMonth)),
    ...stamps,
  }),
  cookbookOrganizers: z.object({ cookbookId: id, organizerId: id, kind, position }),
  cookbookRecipes: z.object({ cookbookId: id, recipeId: id, position }),
  mealPlanRepeats: z.object({
    id,
    ...planned,
    userId: id.nullable(),
    weekdays: z.string().refine((days) => days.split(',').every((day) => weekdays.some((known) => known === day))),
    everyWeeks: z.int().min(1).max(100),
    startDate: day,
    untilDate: day.nullable(),
    writtenUntil: day,
    handledDates: json(z.array(day)),
    ...stamps,
  }),
  mealPlanEntries: z.object({
    id,
    ...planned,
    number: z.int().min(1),
    userId: id.nullable(),
    date: day,
    endDate: day.nullable(),
    portionsEaten: z.number().min(0).max(10_000).nullable(),
    leftoverOf: z.int().nullable(),
    position,
    repeatId: id.nullable(),
    repeatDate: day.nullable(),
    isTouched: flag,
    ...stamps,
  }),
  mealPlanTemplates: z.object({ id, name, days: z.int().min(1).max(28), ...stamps }),
  mealPlanTemplateEntries: z.object({
    id,
    ...planned,
    templateId: id,
    position,
    day: z.int().min(0).max(27),
    lastDay: z.int().min(0).max(27).nullable(),
  }),
  mealPlanRules: z.object({
    id,
    day: z.enum([...weekdays, 'unset']),
    entryType: z.enum([...entryTypes, 'unset']),
    queryFilterString: filter,
    missing: json(z.array(MissingOrganizer)),
    ...stamps,
  }),
  mealPlanRuleOrganizers: z.object({ ruleId: id, organizerId: id, kind: z.enum(['category', 'tag']), position }),
  shops: z.object({
    id,
    name,
    aisles: ids,
    learnsOrder: flag,
    learned: json(z.object({ aisles: z.array(z.string()), foods: z.array(z.string()), trips: z.int().min(0) })),
    ...stamps,
  }),
  shoppingLists: z.object({ id, userId: id.nullable(), name, aisles: ids, shopId: id.nullable(), extras, ...stamps }),
  shoppingItems: z.object({
    id,
    listId: id,
    checked: flag,
    position,
    quantity: amount,
    note: text,
    isOwn: flag,
    ownQuantity: amount,
    ownUnitId: id.nullable(),
    ownNote: text,
    isSetByHand: flag,
    foodId: id.nullable(),
    unitId: id.nullable(),
    labelId: id.nullable(),
    extras,
    price: z.number().min(0).max(1e9).nullable(),
    ...stamps,
  }),
  shoppingItemRecipes: z.object({
    id,
    listId: id,
    itemId: id,
    recipeId: id,
    position,
    quantity: amount,
    unitId: id.nullable(),
    scale: amount,
    note: text,
  }),
  shoppingListRecipes: z.object({ id, listId: id, recipeId: id, quantity: amount }),
  /** Of the prices that somebody noted, the last one of each food. */
  foodPrices: z.object({
    foodId: id,
    price: z.number().min(0).max(1e9),
    quantity: z.number().min(0).max(1e9),
    unitId: id.nullable(),
  }),
  /** Of whoever took it along; nobody else sees theirs. */
  savedFilters: z.object({ id, userId: id, name, filter: json(FilterSettings), ...stamps }),
  recipeActions: z.object({
    id,
    actionType: z.enum(recipeActionTypes),
    title: name,
    url: z.string().min(1).max(4000),
    ...stamps,
  }),
} as const;

export type HouseholdTable = keyof typeof householdShapes;
export type HouseholdRow<Table extends HouseholdTable> = z.infer<(typeof householdShapes)[Table]>;

export const householdTables = Object.keys(householdShapes) as HouseholdTable[];
