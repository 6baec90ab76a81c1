import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

const onlyRow = 1;

export interface KeyRow {
  publicKey: string;
  privateKey: string;
}

export const findKeys = ({ read }: InstanceDatabase): Promise<KeyRow | undefined> =>
  read.selectFrom('pushKeys').select(['publicKey', 'privateKey']).where('id', '=', onlyRow).executeTakeFirst();

/** Keeps those that another process has put there meanwhile, unless they are the ones that are to be replaced. */
export const putKeys = (instance: InstanceDatabase, keys: KeyRow, replaced: KeyRow | undefined): Promise<KeyRow> =>
  instance.change(async (transaction) => {
    if (replaced) {
      await transaction
        .deleteFrom('pushKeys')
        .where('id', '=', onlyRow)
        .where('privateKey', '=', replaced.privateKey)
        .execute();
    }
    await transaction
      .insertInto('pushKeys')
      .values({ id: onlyRow, ...keys })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return transaction
      .selectFrom('pushKeys')
      .select(['publicKey', 'privateKey'])
      .where('id', '=', onlyRow)
      .executeTakeFirstOrThrow();
  });
