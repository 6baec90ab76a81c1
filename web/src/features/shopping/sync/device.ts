import type { Revisions, ShoppingList } from '@larder/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { newId } from '../../../lib/browser/new-id.ts';
import type { WaitingOperation } from './waiting-operation.ts';

/** A list as the server answered it. */
export interface StoredList {
  list: ShoppingList;
  revisions: Partial<Revisions>;
}

interface Stores extends DBSchema {
  lists: { key: string; value: StoredList };
  /** In the order in which they were made. */
  operations: { key: number; value: WaitingOperation; indexes: { listId: string } };
  device: { key: 'id'; value: string };
}

/** What this device keeps of shopping lists for one person: nothing of it is lost by a closed page or a missing network. */
export interface Device {
  /** Names the browser to the server. */
  id(): Promise<string>;
  findList(listId: string): Promise<StoredList | undefined>;
  lists(): Promise<StoredList[]>;
  storeList(stored: StoredList): Promise<void>;
  forgetList(listId: string): Promise<void>;
  /** With the number by which each is deleted. */
  operations(listId: string): Promise<[number: number, WaitingOperation][]>;
  addOperation(operation: WaitingOperation): Promise<number>;
  deleteOperations(numbers: number[]): Promise<void>;
  /** Lists that something waits for to be done. */
  listsWithOperations(): Promise<string[]>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

/** What lists that were stored by an older version do not say. */
const beforeShops = { shopId: null, shops: [], ownAisles: [] };

const opened = new Map<string, Device>();

export const deviceOf = (userId: string): Device => {
  const known = opened.get(userId) ?? openDevice(userId);
  opened.set(userId, known);
  return known;
};

function openDevice(userId: string): Device {
  // Some private windows have no storage: what needs it fails then, and the next one who does tries again.
  const open = async () =>
    openDB<Stores>(`larder.shopping.${userId}`, 1, {
      upgrade(db) {
        db.createObjectStore('lists');
        db.createObjectStore('operations', { autoIncrement: true }).createIndex('listId', 'listId');
        db.createObjectStore('device');
      },
    });
  const database = open();
  database.catch(() => opened.delete(userId));
  return {
    id: async () => {
      const transaction = (await database).transaction('device', 'readwrite');
      const known = await transaction.store.get('id');
      const id = known ?? newId();
      if (!known) await transaction.store.put(id, 'id');
      await transaction.done;
      return id;
    },
    findList: async (listId) => {
      const stored = await (await database).get('lists', listId);
      return stored && { ...stored, list: { ...beforeShops, ...stored.list } };
    },
    lists: async () => (await database).getAll('lists'),
    storeList: async (stored) => {
      await (await database).put('lists', stored, stored.list.id);
    },
    forgetList: async (listId) => (await database).delete('lists', listId),
    operations: (listId) => readOperations(database, listId),
    addOperation: async (operation) => (await database).add('operations', operation),
    deleteOperations: async (numbers) => {
      const transaction = (await database).transaction('operations', 'readwrite');
      await Promise.all(numbers.map((number) => transaction.store.delete(number)));
      await transaction.done;
    },
    listsWithOperations: async () => [
      ...new Set((await (await database).getAll('operations')).map(({ listId }) => listId)),
    ],
    clear: async () => {
      const names = ['lists', 'operations', 'device'] as const;
      const transaction = (await database).transaction(names, 'readwrite');
      await Promise.all(names.map((name) => transaction.objectStore(name).clear()));
      await transaction.done;
    },
  };
}

async function readOperations(database: Promise<IDBPDatabase<Stores>>, listId: string) {
  // Two questions instead of a cursor: a month without a network leaves thousands.
  const index = (await database).transaction('operations').store.index('listId');
  const [numbers, operations] = await Promise.all([index.getAllKeys(listId), index.getAll(listId)]);
  return operations.map((operation, at): [number, WaitingOperation] => [numbers[at] ?? 0, operation]);
}
