import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import type { Session } from '../../../platform/security/index.ts';

/** Whoever asks for a page: nobody known, or a session that may be over. */
export type Viewer = Session | undefined;

const belongsTo = (row: ExpressionBuilder<Schema, 'groups'>, { userId, version }: Session) =>
  row.exists(
    row
      .selectFrom('users')
      .select('users.id')
      .where('users.id', '=', userId)
      .where('users.tokenVersion', '=', version)
      .whereRef('users.groupId', '=', 'groups.id'),
  );

/** The group at an address, if the viewer may know of it. */
export const findGroup = ({ read }: InstanceDatabase, slug: string, viewer: Viewer) =>
  read
    .selectFrom('groups')
    .select(['name', 'slug'])
    .where('slug', '=', slug)
    .where((row) => row.or([row('privateGroup', '=', 0), ...(viewer ? [belongsTo(row, viewer)] : [])]))
    .executeTakeFirst();

/** The recipe at an address, if the viewer may see it. */
export const findVisibleRecipe = (
  { read }: InstanceDatabase,
  groupSlug: string,
  recipeSlug: string,
  viewer: Viewer,
): Promise<{ id: string; groupId: string } | undefined> =>
  read
    .selectFrom('groups')
    .innerJoin('recipes', 'recipes.groupId', 'groups.id')
    .select(['recipes.id', 'recipes.groupId'])
    .where('groups.slug', '=', groupSlug)
    .where('recipes.slug', '=', recipeSlug)
    .where((row) =>
      row.or([
        row.and([
          row('groups.privateGroup', '=', 0),
          row('groups.recipePublic', '=', 1),
          row('recipes.public', '=', 1),
        ]),
        ...(viewer ? [belongsTo(row, viewer)] : []),
      ]),
    )
    .executeTakeFirst();
