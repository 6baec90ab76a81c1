import type { Recipe, Revisions } from '@larder/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Answer } from '../../lib/api/on-device.ts';
import type { WaitingChange } from './waiting/waiting-change.ts';

/** What of the pictures is stored, from little to much: none, small ones, and full ones where they matter. */
export type Level = 'recipes' | 'small' | 'full';

/** How far this device is in step with the server. */
export interface Progress {
  /** Up to which change the recipes are known; 0 before the first time. */
  since: number;
  /** At which the stored recipes are true. */
  revisions: Partial<Revisions>;
  level: Level;
  /** When they were last asked for, in milliseconds since 1970; null before the first time. */
  lookedAt: number | null;
  /** How many pictures are stored, of how many. */
  pictures: { stored: number; wanted: number; fetchedAt?: number };
  /** Bytes: of one picture on average, and of all that each choice asks for. */
  pictureSizes?: { each: { small: number; full: number }; small: number; full: number };
  /** There was no room for more. */
  isFull: boolean;
}

interface StoredReply extends Answer {
  at: number;
}

interface Stores extends DBSchema {
  recipes: { key: string; value: Recipe };
  replies: { key: string; value: StoredReply };
  waiting: { key: number; value: WaitingChange };
  progress: { key: 'progress'; value: Progress };
}

export type Store = IDBPDatabase<Stores>;

const prefix = 'larder.offline.';
const picturePrefix = 'larder-pictures-';

export const pictureCache = (userId: string) => `${picturePrefix}${userId}`;

/** What the device holds for one person. */
export const openStore = (userId: string): Promise<Store> =>
  openDB<Stores>(`${prefix}${userId}`, 1, {
    upgrade(db) {
      db.createObjectStore('recipes');
      db.createObjectStore('replies');
      db.createObjectStore('waiting', { autoIncrement: true });
      db.createObjectStore('progress');
    },
    // Whoever wants to remove it does not wait for another tab.
    blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
  });

export const userOf = ({ name }: Store): string => name.slice(prefix.length);

/** Most who install it want the pictures too; a tab on somebody's computer takes what is little. */
const usualLevel = (): Level => (matchMedia('(display-mode: standalone)').matches ? 'small' : 'recipes');

export const readProgress = async (store: Store): Promise<Progress> =>
  (await store.get('progress', 'progress')) ?? {
    since: 0,
    revisions: {},
    level: usualLevel(),
    lookedAt: null,
    pictures: { stored: 0, wanted: 0 },
    isFull: false,
  };

export const writeProgress = async (store: Store, change: Partial<Progress>): Promise<Progress> => {
  const next = { ...(await readProgress(store)), ...change };
  await store.put('progress', next, 'progress');
  return next;
};

/** Removes all that the device holds for other people than this one; for everybody, where nobody is named. */
export async function removeOthers(userId?: string): Promise<void> {
  const [databases, caches] = await Promise.all([listDatabases(), listCaches()]);
  await Promise.all([
    ...databases.filter((name) => name.startsWith(prefix) && name !== `${prefix}${userId}`).map(deleteDatabase),
    ...caches
      .filter((name) => name.startsWith(picturePrefix) && name !== pictureCache(userId ?? ''))
      .map((name) => globalThis.caches.delete(name)),
  ]);
}

const listDatabases = async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
const listCaches = async () => ('caches' in globalThis ? globalThis.caches.keys() : []);

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
