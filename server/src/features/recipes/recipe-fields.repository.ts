import type { OrganizerKind } from '@larder/contract';
import { sql } from 'kysely';
import { day, flag, id, type ListFields, moment, number, stamps, text } from '../../platform/database/lists/index.ts';
import { foodFields } from '../foods/index.ts';
import { ofGroup } from '../groups/index.ts';
import { organizersLinkedBy } from '../organizers/index.ts';
import { unitFields } from '../units/index.ts';

const organizers = (kind: OrganizerKind) => organizersLinkedBy({ table: 'recipeOrganizers', key: 'recipeId' }, kind);

const settings: ListFields = {
  columns: {
    public: flag('public'),
    showNutrition: flag('showNutrition'),
    showAssets: flag('showAssets'),
    landscapeView: flag('landscapeView'),
    disableComments: flag('disableComments'),
    disableAmount: flag('disableAmount'),
    locked: flag('locked'),
  },
  relations: {},
};

const ingredients: ListFields = {
  columns: {
    referenceId: id('id'),
    title: text('title'),
    quantity: number('quantity'),
    unitId: id('unitId'),
    foodId: id('foodId'),
    note: text('note'),
    originalText: text('originalText'),
    position: number('position'),
  },
  relations: {
    food: { fields: () => foodFields, steps: [{ table: 'foods', key: 'id', parent: 'foodId' }] },
    unit: { fields: () => unitFields, steps: [{ table: 'units', key: 'id', parent: 'unitId' }] },
  },
};

const instructions: ListFields = {
  columns: { id: id('id'), title: text('title'), summary: text('summary'), text: text('text') },
  relations: {},
};

/** Of people only what every member sees of the others. */
const user: ListFields = {
  columns: { id: id('id'), name: text('fullName'), fullName: text('fullName'), username: text('username') },
  relations: {},
};

/** What visitors may filter public recipes by: nothing about people. */
export const publicRecipeFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name', 'nameKey'),
    slug: text('slug'),
    description: text('description'),
    image: text('image'),
    recipeYield: text('recipeYield'),
    recipeServings: number('recipeServings'),
    recipeYieldQuantity: number('recipeYieldQuantity'),
    totalTime: text('totalTime'),
    prepTime: text('prepTime'),
    cookTime: text('cookTime'),
    performTime: text('performTime'),
    totalMinutes: number('totalMinutes'),
    rating: number('rating'),
    orgURL: text('orgUrl'),
    orgUrl: text('orgUrl'),
    dateAdded: day('dateAdded'),
    dateUpdated: moment('dateUpdated'),
    lastMade: moment('lastMade'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    recipeCategory: organizers('category'),
    tags: organizers('tag'),
    tools: organizers('tool'),
    recipeIngredient: { fields: () => ingredients, steps: [{ table: 'ingredients', key: 'recipeId', parent: 'id' }] },
    recipeInstructions: {
      fields: () => instructions,
      steps: [{ table: 'instructions', key: 'recipeId', parent: 'id' }],
    },
    settings: { fields: () => settings },
  },
};

export const recipeFields: ListFields = {
  columns: { ...publicRecipeFields.columns, userId: id('userId') },
  relations: {
    ...publicRecipeFields.relations,
    user: { fields: () => user, steps: [{ table: 'users', key: 'id', parent: 'userId' }] },
    favoritedBy: {
      fields: () => user,
      steps: [
        {
          table: 'recipeOpinions',
          key: 'recipeId',
          parent: 'id',
          only: (opinion) => sql`${sql.ref(`${opinion}.isFavorite`)} = 1`,
        },
        { table: 'users', key: 'id', parent: 'userId' },
      ],
    },
  },
};
