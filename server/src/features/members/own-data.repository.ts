import type { GroupDatabase } from '../../platform/database/index.ts';

/** Numbers of the recipes that somebody owns, also of those that nobody else sees. */
export const recipesToTake = (db: GroupDatabase, userId: string) =>
  db
    .from('recipes')
    .where('userId', '=', userId)
    .select(['id', 'number', 'slug', 'name', 'image'])
    .orderBy('nameKey')
    .orderBy('number')
    .execute();

export const opinionsWithNames = async (db: GroupDatabase, userId: string) => {
  const rows = await db
    .from('recipeOpinions')
    .innerJoin('recipes', 'recipes.id', 'recipeOpinions.recipeId')
    .where('recipeOpinions.userId', '=', userId)
    .select(['recipes.name as recipe', 'recipes.slug', 'recipeOpinions.rating', 'recipeOpinions.isFavorite'])
    .orderBy('recipes.nameKey')
    .orderBy('recipes.id')
    .execute();
  return rows.map((row) => ({ ...row, isFavorite: row.isFavorite === 1 }));
};

export const commentsWithNames = (db: GroupDatabase, userId: string) =>
  db
    .from('comments')
    .innerJoin('recipes', 'recipes.id', 'comments.recipeId')
    .where('comments.userId', '=', userId)
    .select(['recipes.name as recipe', 'recipes.slug', 'comments.text', 'comments.createdAt'])
    .orderBy('comments.createdAt')
    .orderBy('comments.id')
    .execute();

export const eventsWithNames = (db: GroupDatabase, userId: string) =>
  db
    .from('timelineEvents')
    .innerJoin('recipes', 'recipes.id', 'timelineEvents.recipeId')
    .where('timelineEvents.userId', '=', userId)
    .select([
      'recipes.name as recipe',
      'recipes.slug',
      'timelineEvents.subject',
      'timelineEvents.eventMessage as text',
      'timelineEvents.timestamp',
    ])
    .orderBy('timelineEvents.timestamp')
    .orderBy('timelineEvents.id')
    .execute();

export const mealsWithNames = (db: GroupDatabase, userId: string) =>
  db
    .from('mealPlanEntries')
    .leftJoin('recipes', 'recipes.id', 'mealPlanEntries.recipeId')
    .where('mealPlanEntries.userId', '=', userId)
    .select([
      'mealPlanEntries.date',
      'mealPlanEntries.entryType as meal',
      'mealPlanEntries.title',
      'mealPlanEntries.text',
      'recipes.name as recipe',
      'recipes.slug',
    ])
    .orderBy('mealPlanEntries.date')
    .orderBy('mealPlanEntries.number')
    .execute();

/** With what stands on them, in the order of the list. */
export const listsWithItems = async (db: GroupDatabase, userId: string) => {
  const lists = await db
    .from('shoppingLists')
    .where('userId', '=', userId)
    .select(['id', 'name', 'createdAt'])
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  const items = await db
    .from('shoppingItems')
    .leftJoin('foods', 'foods.id', 'shoppingItems.foodId')
    .leftJoin('units', 'units.id', 'shoppingItems.unitId')
    .where(db.dialect.isOneOf('shoppingItems.listId', ids))
    .select([
      'shoppingItems.listId',
      'shoppingItems.quantity',
      'units.name as unit',
      'foods.name as food',
      'shoppingItems.note',
      'shoppingItems.checked',
    ])
    .orderBy('shoppingItems.position')
    .orderBy('shoppingItems.id')
    .execute();
  return lists.map(({ id, ...list }) => ({
    ...list,
    items: items
      .filter(({ listId }) => listId === id)
      .map(({ listId: _, checked, ...item }) => ({ ...item, isChecked: checked === 1 })),
  }));
};

export const filtersOf = async (db: GroupDatabase, userId: string) => {
  const rows = await db
    .from('savedFilters')
    .where('userId', '=', userId)
    .select(['name', 'filter'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ name, filter }) => ({ name, filter: JSON.parse(filter) as unknown }));
};
