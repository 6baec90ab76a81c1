import type { Recipe } from '@larder/contract';
import { sql } from 'kysely';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import type { Session } from '../../../platform/security/index.ts';
import { readRecipeOf } from '../../recipes/index.ts';

/** Whoever asks for a page: nobody known, or a session that may be over. */
export type Viewer = Session | undefined;

/** The group of a viewer whose session is not over. */
const groupOf = (read: InstanceDatabase['read'], session: Session) =>
  read
    .selectFrom('users')
    .select('users.groupId')
    .where('id', '=', session.userId)
    .where('tokenVersion', '=', session.version)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('endedSessions').select('endedSessions.id').where('endedSessions.id', '=', session.id))),
    );

/** The group at an address, if the viewer may know of it. */
export const findGroup = ({ read }: InstanceDatabase, slug: string, viewer: Viewer) =>
  read
    .selectFrom('groups')
    .select(['name', 'slug'])
    .where('slug', '=', slug)
    .where((row) => row.or([row('privateGroup', '=', 0), ...(viewer ? [row('id', '=', groupOf(read, viewer))] : [])]))
    .executeTakeFirst();

/** Members see the recipes of their group, but for those that another one keeps to themselves. */
const isShownTo = ({ userId }: Session) => sql<boolean>`(recipes.private = 0 or recipes."userId" = ${userId})`;

/** The recipe at an address, if the viewer may see it: one query, as members ask for their own pages all day. */
export const findRecipeOfPage = (
  { read, dialect }: InstanceDatabase,
  groupSlug: string,
  recipeSlug: string,
  viewer: Viewer,
): Promise<Recipe | undefined> => {
  const group = read.selectFrom('groups').select('groups.id').where('groups.slug', '=', groupSlug);
  const isOpen = group.where('privateGroup', '=', 0).where('recipePublic', '=', 1);
  const recipes = read
    .selectFrom('recipes')
    .where('recipes.slug', '=', recipeSlug)
    .where('recipes.groupId', '=', group)
    .where((recipe) =>
      recipe.or([
        recipe.and([recipe('recipes.public', '=', 1), recipe.exists(isOpen)]),
        ...(viewer ? [recipe.and([recipe('recipes.groupId', '=', groupOf(read, viewer)), isShownTo(viewer)])] : []),
      ]),
    );
  return readRecipeOf(dialect, recipes);
};
