import { Readable } from 'node:stream';
import type { Place } from '../places/place.ts';
import { nameCipher } from './passphrase.ts';
import { open, openedSize, seal, sealedSize } from './sealing.ts';

const stored = /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/;

/** A place of whose files nobody can read anything without the passphrase; what is asked of it is as if it were open. */
export const createLockedPlace = (place: Place, { master, salt }: { master: Buffer; salt: Buffer }): Place => {
  const names = nameCipher(master);
  const renamed = (change: (hash: string) => string) => (key: string) => {
    const hash = stored.exec(key)?.[1];
    if (hash === undefined) return key;
    const name = change(hash);
    return `files/${name.slice(0, 2)}/${name}`;
  };
  const [hidden, shown] = [renamed(names.hide), renamed(names.show)];
  return {
    names: () => place.names(),
    list: async function* (folder) {
      for await (const { key, size } of place.list(folder)) yield { key: shown(key), size: openedSize(size) };
    },
    write: (plain, content, size) => {
      const key = hidden(plain);
      const bytes = content instanceof Readable ? size : content.byteLength;
      const stream = content instanceof Readable ? content : Readable.from([content], { objectMode: false });
      const sealed = seal(stream, { master, placeSalt: salt, key });
      return place.write(key, sealed, bytes === undefined ? undefined : sealedSize(bytes));
    },
    read: async (plain) => {
      const key = hidden(plain);
      const content = await place.read(key);
      return content && open(content, { master, key });
    },
    remove: (key) => place.remove(hidden(key)),
    removeFolder: (folder) => place.removeFolder(folder),
    room: () => place.room(),
  };
};
