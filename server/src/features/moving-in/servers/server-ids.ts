import { uuidOf } from '../../../platform/security/index.ts';
import type { MoveServerRow } from './servers.repository.ts';

/**
 * By which a thing of a server is known in the tables that are made of it, the same whenever it is asked. Mealie has such ids itself; those of
 * others are numbers, which mean something on their server alone.
 */
export const idThere = (
  { server, groupId, address }: Pick<MoveServerRow, 'server' | 'groupId' | 'address'>,
  kind: string,
  id: string | number,
): string => uuidOf(`${groupId} ${server} ${new URL(address).host} ${kind} ${id}`);

/** The id of a recipe in those tables, by the one that it has there. */
export const recipeThere = (row: MoveServerRow, sourceId: string): string =>
  row.server === 'mealie' ? sourceId : idThere(row, 'recipe', sourceId);
