import { randomUUID } from 'node:crypto';
import { slugify } from '@larder/kitchen';
import type { TestMember } from './household.ts';

const now = '2026-02-01T08:00:00.000Z';
const stamps = { createdAt: now, updatedAt: now };

/** A recipe of a member's group as it lies in the database, for tests that are about something else than saving one. */
export const createRecipe = async (
  member: TestMember,
  name = `Recipe ${randomUUID()}`,
  more: { public?: 0 | 1 } = {},
) => {
  const recipe = {
    id: randomUUID(),
    userId: member.id,
    slug: slugify(name),
    name,
    nameKey: name.toLowerCase(),
    description: '',
    image: null,
    imageColor: null,
    recipeYield: null,
    recipeServings: 0,
    recipeYieldQuantity: 0,
    totalTime: null,
    prepTime: null,
    cookTime: null,
    performTime: null,
    rating: null,
    orgUrl: null,
    dateAdded: '2026-02-01',
    dateUpdated: now,
    lastMade: null,
    public: 1 as const,
    showNutrition: 0 as const,
    showAssets: 0 as const,
    landscapeView: 0 as const,
    disableComments: 0 as const,
    disableAmount: 0 as const,
    locked: 0 as const,
    nutrition: '{}',
    notes: '[]',
    assets: '[]',
    extras: '{}',
    ...stamps,
    ...more,
  };
  await member.db.change((db) => db.insert('recipes', recipe).execute());
  return recipe;
};

export const createFood = async (member: TestMember, name = `Food ${randomUUID()}`) => {
  const food = {
    id: randomUUID(),
    name,
    pluralName: null,
    description: '',
    onHand: 0 as const,
    extras: '{}',
    nameKey: name,
  };
  await member.db.change((db) => db.insert('foods', { ...food, ...stamps }).execute());
  return food;
};

export const createUnit = async (member: TestMember, name = `Unit ${randomUUID()}`) => {
  const unit = {
    id: randomUUID(),
    name,
    pluralName: null,
    description: '',
    abbreviation: '',
    pluralAbbreviation: null,
    useAbbreviation: 0 as const,
    fraction: 1 as const,
    extras: '{}',
    nameKey: name,
  };
  await member.db.change((db) => db.insert('units', { ...unit, ...stamps }).execute());
  return unit;
};

export const createOrganizer = async (
  member: TestMember,
  kind: 'category' | 'tag' | 'tool',
  name = `${kind} ${randomUUID()}`,
) => {
  const organizer = { id: randomUUID(), kind, name, slug: slugify(name), onHand: 0 as const, nameKey: name };
  await member.db.change((db) => db.insert('organizers', { ...organizer, ...stamps }).execute());
  return organizer;
};
