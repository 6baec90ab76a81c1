import type { AdminUser } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

type About = Pick<AdminUser, 'passkeys' | 'isLinked' | 'recipeCount'>;

/** How people log in besides by a password, and how many recipes are theirs. */
export const aboutPeople = async (
  { read, dialect }: InstanceDatabase,
  userIds: string[],
): Promise<(id: string) => About> => {
  const rows = await read
    .selectFrom('users')
    .where(dialect.isOneOf('users.id', userIds))
    .select(({ selectFrom, fn }) => [
      'users.id',
      selectFrom('passkeys')
        .whereRef('passkeys.groupId', '=', 'users.groupId')
        .whereRef('passkeys.userId', '=', 'users.id')
        .select(fn.countAll().as('total'))
        .as('passkeys'),
      selectFrom('identities')
        .whereRef('identities.groupId', '=', 'users.groupId')
        .whereRef('identities.userId', '=', 'users.id')
        .select(fn.countAll().as('total'))
        .as('identities'),
      selectFrom('recipes')
        .whereRef('recipes.groupId', '=', 'users.groupId')
        .whereRef('recipes.userId', '=', 'users.id')
        .select(fn.countAll().as('total'))
        .as('recipes'),
    ])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => ({
    passkeys: Number(found.get(id)?.passkeys ?? 0),
    isLinked: Number(found.get(id)?.identities ?? 0) > 0,
    recipeCount: Number(found.get(id)?.recipes ?? 0),
  });
};
