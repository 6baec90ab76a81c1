import type { GroupTransaction } from '../../../platform/database/index.ts';
import { type Reference, resolveNames } from '../../../platform/references/index.ts';
import { insertItems } from '../change-things.ts';
import type { SentThing, Thing, ThingTable } from '../thing-table.repository.ts';
import { findByName } from './find-by-name.repository.ts';

/** How a recipe's foods or units become ids: one for each reference, null where none is meant; what the group has not is created. */
export const resolverOf =
  <Table extends 'foods' | 'units', Item extends Thing, Sent extends SentThing, Row>(
    table: ThingTable<Table, Item, Sent, Row>,
  ) =>
  (
    db: GroupTransaction,
    references: readonly (Reference | null | undefined)[],
    at: Date,
  ): Promise<(string | null)[]> => {
    const namesBeside = references.flatMap((reference) => reference?.name || []);
    return resolveNames(
      references,
      {
        find: (ids, keys) => findByName(db, table.table, ids, keys),
        create: (things) =>
          insertItems(
            db,
            table,
            things.map(({ id, name }) => {
              const item = table.blank({ id, name, groupId: db.groupId });
              return table.byNameAlone?.(item, namesBeside) ?? item;
            }),
            at,
          ),
      },
      table.codes.notFound,
    );
  };
