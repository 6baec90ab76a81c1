import * as fake from 'fake-indexeddb';

/**
 * Gives a test file the databases that jsdom lacks. Files share their modules in one process and not their window: what a module does when it
 * is loaded would be there for the first of them only.
 */
export function provideDatabases(): void {
  const { indexedDB, IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange } = fake;
  const { IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent } = fake;
  Object.assign(globalThis, {
    ...{ indexedDB, IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange },
    ...{ IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent },
  });
}
