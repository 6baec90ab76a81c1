import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds, optional, otherwise } from './columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
type AnyDatabase = Kysely<any>;

/** Groups, their members, and recipes with all their parts. */
export const householdsAndRecipes = async (database: AnyDatabase, dialect: Dialect): Promise<void> => {
  const { id, text, moment, day, flag, json, amount, count, serial } = columnKinds(dialect);
  const create = (table: string) => database.schema.createTable(table);

  await create('groups')
    .addColumn('id', ...id())
    .addColumn('name', ...text())
    .addColumn('slug', ...text())
    .addColumn('revision', ...otherwise(count(), 1))
    .addColumn('searchRevision', ...otherwise(count(), 1))
    .addColumn('recipeCount', ...otherwise(count(), 0))
    .addColumn('publicRecipeCount', ...otherwise(count(), 0))
    .addColumn('privateGroup', ...flag())
    .addColumn('firstDayOfWeek', ...count())
    .addColumn('recipePublic', ...flag())
    .addColumn('recipeShowNutrition', ...flag())
    .addColumn('recipeShowAssets', ...flag())
    .addColumn('recipeLandscapeView', ...flag())
    .addColumn('recipeDisableComments', ...flag())
    .addColumn('recipeDisableAmount', ...flag())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('groups_pk', ['id'])
    .addUniqueConstraint('groups_name', ['name'])
    .addUniqueConstraint('groups_slug', ['slug'])
    .execute();

  const groupReference = ['groupId'] as ['groupId'];

  await create('users')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('username', ...text())
    .addColumn('email', ...text())
    .addColumn('fullName', ...text())
    .addColumn('passwordHash', ...text())
    .addColumn('authMethod', ...text())
    .addColumn('admin', ...flag())
    .addColumn('advanced', ...flag())
    .addColumn('canInvite', ...flag())
    .addColumn('canManage', ...flag())
    .addColumn('canOrganize', ...flag())
    .addColumn('loginAttempts', ...otherwise(count(), 0))
    .addColumn('lockedAt', ...optional(moment()))
    .addColumn('tokenVersion', ...otherwise(count(), 0))
    .addColumn('cacheKey', ...text())
    .addColumn('locale', ...optional(text()))
    .addColumn('theme', ...text())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('users_pk', ['id'])
    .addUniqueConstraint('users_in_group', ['groupId', 'id'])
    .addUniqueConstraint('users_username', ['username'])
    .addUniqueConstraint('users_email', ['email'])
    .addForeignKeyConstraint('users_group', groupReference, 'groups', ['id'])
    .execute();

  await create('apiTokens')
    .addColumn('id', ...serial())
    .addColumn('groupId', ...id())
    .addColumn('userId', ...id())
    .addColumn('name', ...text())
    .addColumn('tokenHash', ...text())
    .addColumn('integrationId', ...text())
    .addColumn('createdAt', ...moment())
    .addUniqueConstraint('apiTokens_hash', ['tokenHash'])
    .addForeignKeyConstraint('apiTokens_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();

  await create('invitations')
    .addColumn('token', ...text())
    .addColumn('groupId', ...id())
    .addColumn('usesLeft', ...count())
    .addColumn('createdAt', ...moment())
    .addPrimaryKeyConstraint('invitations_pk', ['token'])
    .addForeignKeyConstraint('invitations_group', groupReference, 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();

  await create('foods')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('name', ...text())
    .addColumn('pluralName', ...optional(text()))
    .addColumn('description', ...text())
    .addColumn('onHand', ...flag())
    .addColumn('extras', ...json())
    .addColumn('nameKey', ...text())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('foods_pk', ['id'])
    .addUniqueConstraint('foods_in_group', ['groupId', 'id'])
    .addUniqueConstraint('foods_name', ['groupId', 'nameKey'])
    .addForeignKeyConstraint('foods_group', groupReference, 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();

  await create('units')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('name', ...text())
    .addColumn('pluralName', ...optional(text()))
    .addColumn('description', ...text())
    .addColumn('abbreviation', ...text())
    .addColumn('pluralAbbreviation', ...optional(text()))
    .addColumn('useAbbreviation', ...flag())
    .addColumn('fraction', ...flag())
    .addColumn('extras', ...json())
    .addColumn('nameKey', ...text())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('units_pk', ['id'])
    .addUniqueConstraint('units_in_group', ['groupId', 'id'])
    .addUniqueConstraint('units_name', ['groupId', 'nameKey'])
    .addForeignKeyConstraint('units_group', groupReference, 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();

  await create('organizers')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('kind', ...text())
    .addColumn('name', ...text())
    .addColumn('slug', ...text())
    .addColumn('onHand', ...flag())
    .addColumn('nameKey', ...text())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('organizers_pk', ['id'])
    .addUniqueConstraint('organizers_in_group', ['groupId', 'id'])
    .addUniqueConstraint('organizers_slug', ['groupId', 'kind', 'slug'])
    .addForeignKeyConstraint('organizers_group', groupReference, 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema
    .createIndex('organizers_key')
    .on('organizers')
    .columns(['groupId', 'kind', 'nameKey'])
    .execute();

  await create('recipes')
    .addColumn('number', ...serial())
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('userId', ...optional(id()))
    .addColumn('slug', ...text())
    .addColumn('name', ...text())
    .addColumn('nameKey', ...text())
    .addColumn('description', ...text())
    .addColumn('image', ...optional(text()))
    .addColumn('imageColor', ...optional(text()))
    .addColumn('recipeYield', ...optional(text()))
    .addColumn('recipeServings', ...amount())
    .addColumn('recipeYieldQuantity', ...amount())
    .addColumn('totalTime', ...optional(text()))
    .addColumn('prepTime', ...optional(text()))
    .addColumn('cookTime', ...optional(text()))
    .addColumn('performTime', ...optional(text()))
    .addColumn('rating', ...optional(amount()))
    .addColumn('orgUrl', ...optional(text()))
    .addColumn('dateAdded', ...day())
    .addColumn('dateUpdated', ...moment())
    .addColumn('lastMade', ...optional(moment()))
    .addColumn('version', ...otherwise(count(), 1))
    .addColumn('public', ...flag())
    .addColumn('showNutrition', ...flag())
    .addColumn('showAssets', ...flag())
    .addColumn('landscapeView', ...flag())
    .addColumn('disableComments', ...flag())
    .addColumn('disableAmount', ...flag())
    .addColumn('locked', ...flag())
    .addColumn('nutrition', ...json())
    .addColumn('notes', ...json())
    .addColumn('assets', ...json())
    .addColumn('extras', ...json())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addUniqueConstraint('recipes_id', ['id'])
    .addUniqueConstraint('recipes_in_group', ['groupId', 'id'])
    .addUniqueConstraint('recipes_slug', ['groupId', 'slug'])
    .addForeignKeyConstraint('recipes_group', groupReference, 'groups', ['id'])
    .execute();
  const orders = ['createdAt', 'updatedAt', 'dateAdded', 'dateUpdated', 'lastMade', 'rating', 'nameKey'];
  for (const column of orders) {
    await database.schema
      .createIndex(`recipes_by_${column}`)
      .on('recipes')
      // Nothing comes before everything in both databases, so that one index serves both directions.
      .columns(['groupId'])
      .expression(dialect.emptyFirst(column))
      .column('number')
      .execute();
  }
  await database.schema
    .createIndex('recipes_public')
    .on('recipes')
    .columns(['groupId'])
    .expression(dialect.emptyFirst('createdAt'))
    .column('number')
    .where(sql<boolean>`public = 1`)
    .execute();
  await database.schema.createIndex('recipes_by_user').on('recipes').column('userId').execute();

  await create('ingredients')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('recipeId', ...id())
    .addColumn('position', ...count())
    .addColumn('title', ...optional(text()))
    .addColumn('quantity', ...optional(amount()))
    .addColumn('unitId', ...optional(id()))
    .addColumn('foodId', ...optional(id()))
    .addColumn('note', ...text())
    .addColumn('originalText', ...optional(text()))
    .addPrimaryKeyConstraint('ingredients_pk', ['recipeId', 'position'])
    .addForeignKeyConstraint('ingredients_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('ingredients_unit', ['groupId', 'unitId'], 'units', ['groupId', 'id'])
    .addForeignKeyConstraint('ingredients_food', ['groupId', 'foodId'], 'foods', ['groupId', 'id'])
    .execute();
  await database.schema.createIndex('ingredients_by_food').on('ingredients').columns(['foodId', 'recipeId']).execute();
  await database.schema.createIndex('ingredients_by_unit').on('ingredients').columns(['unitId', 'recipeId']).execute();

  await create('instructions')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('recipeId', ...id())
    .addColumn('position', ...count())
    .addColumn('title', ...text())
    .addColumn('summary', ...text())
    .addColumn('text', ...text())
    .addColumn('ingredientReferences', ...json())
    .addPrimaryKeyConstraint('instructions_pk', ['recipeId', 'position'])
    .addForeignKeyConstraint('instructions_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();

  await create('recipeOrganizers')
    .addColumn('groupId', ...id())
    .addColumn('recipeId', ...id())
    .addColumn('organizerId', ...id())
    .addColumn('kind', ...text())
    .addColumn('position', ...count())
    .addPrimaryKeyConstraint('recipeOrganizers_pk', ['recipeId', 'organizerId'])
    .addForeignKeyConstraint('recipeOrganizers_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'recipeOrganizers_organizer',
      ['groupId', 'organizerId'],
      'organizers',
      ['groupId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('recipeOrganizers_by_organizer')
    .on('recipeOrganizers')
    .columns(['organizerId', 'recipeId'])
    .execute();

  await create('recipeChanges')
    .addColumn('groupId', ...id())
    .addColumn('recipeId', ...id())
    .addColumn('version', ...count())
    .addColumn('userId', ...optional(id()))
    .addColumn('changedAt', ...moment())
    .addColumn('fields', ...json())
    .addPrimaryKeyConstraint('recipeChanges_pk', ['recipeId', 'version'])
    .addForeignKeyConstraint('recipeChanges_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();

  await create('timelineEvents')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('recipeId', ...id())
    .addColumn('userId', ...optional(id()))
    .addColumn('subject', ...text())
    .addColumn('eventType', ...text())
    .addColumn('eventMessage', ...optional(text()))
    .addColumn('hasImage', ...flag())
    .addColumn('timestamp', ...moment())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('timelineEvents_pk', ['id'])
    .addForeignKeyConstraint('timelineEvents_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('timelineEvents_by_time')
    .on('timelineEvents')
    .columns(['groupId'])
    .expression(dialect.emptyFirst('timestamp'))
    .execute();
  await database.schema
    .createIndex('timelineEvents_by_recipe')
    .on('timelineEvents')
    .columns(['recipeId', 'timestamp'])
    .execute();

  await create('recipeOpinions')
    .addColumn('groupId', ...id())
    .addColumn('userId', ...id())
    .addColumn('recipeId', ...id())
    .addColumn('rating', ...optional(amount()))
    .addColumn('isFavorite', ...flag())
    .addPrimaryKeyConstraint('recipeOpinions_pk', ['userId', 'recipeId'])
    .addForeignKeyConstraint('recipeOpinions_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('recipeOpinions_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema.createIndex('recipeOpinions_by_recipe').on('recipeOpinions').column('recipeId').execute();

  await create('searchWords')
    .addColumn('number', ...serial())
    .addColumn('groupId', ...id())
    .addColumn('word', ...text())
    .addColumn('inNames', ...count())
    .addColumn('inDescriptions', ...count())
    .addColumn('inIngredients', ...count())
    .addColumn('inAll', ...count())
    .addUniqueConstraint('searchWords_word', ['groupId', 'word'])
    .addForeignKeyConstraint('searchWords_group', groupReference, 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();

  await create('searchWordDeletions')
    .addColumn('groupId', ...id())
    .addColumn('deletion', ...text())
    .addColumn('word', ...text())
    .addPrimaryKeyConstraint('searchWordDeletions_pk', ['groupId', 'deletion', 'word'])
    .addForeignKeyConstraint('searchWordDeletions_group', groupReference, 'groups', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();

  await dialect.createSearchIndex(database);
};
