import { Readable } from 'node:stream';
import { AuthType, createClient, type FileStat } from 'webdav';
import type { Place, StoredPart } from './place.ts';
import { answerOf, type PlaceError, statusErrorOf } from './place-error.ts';

interface WebdavSettings {
  address: string;
  user: string;
  password: string;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

const nothingWhereMissing = (error: unknown): undefined => {
  if (statusOf(error) === 404) return undefined;
  throw error;
};

/** It was made by somebody else meanwhile. */
const whereThere = (error: unknown): void => {
  if (statusOf(error) !== 405) throw error;
};

/** A folder that a server offers by WebDAV, such as Nextcloud does. It has to be there. */
export const createWebdavPlace = ({ address, user, password }: WebdavSettings): Place => {
  const client = createClient(address, {
    ...(user ? { authType: AuthType.Auto, username: user, password } : { authType: AuthType.None }),
  });
  const known = new Map<string, Promise<unknown>>();

  /** Two parts at the same time may want the same one. */
  const makeFolder = (folder: string): Promise<unknown> => {
    const made =
      known.get(folder) ??
      (async () => {
        const above = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
        if (above) await makeFolder(above);
        if (!(await client.exists(`/${folder}`))) await client.createDirectory(`/${folder}`).catch(whereThere);
      })();
    known.set(folder, made);
    made.catch(() => known.delete(folder));
    return made;
  };
  const childrenOf = (folder: string): Promise<FileStat[]> => client.getDirectoryContents(`/${folder}`);
  const list = async function* (folder: string): AsyncGenerator<StoredPart> {
    // Servers refuse to list what is deeper, or take minutes for it.
    for (const { type, basename, size } of (await childrenOf(folder).catch(nothingWhereMissing)) ?? []) {
      const key = `${folder}/${basename}`;
      if (type === 'file') yield { key, size };
      else yield* list(key);
    }
  };
  const remove = async (key: string) => void (await client.deleteFile(`/${key}`).catch(nothingWhereMissing));

  return {
    names: async () => (await childrenOf('')).map(({ basename }) => basename),
    list,
    write: async (key, content, size) => {
      const folder = key.slice(0, Math.max(key.lastIndexOf('/'), 0));
      if (folder) await makeFolder(folder);
      // Some servers keep what has come when a connection breaks, so it gets its name only once it is whole.
      const draft = `/${key}.part`;
      const bytes = content instanceof Readable ? size : content.byteLength;
      const headers: Record<string, string> = bytes === undefined ? {} : { 'Content-Length': String(bytes) };
      const data = content instanceof Readable ? content : Buffer.from(content);
      try {
        await client.putFileContents(draft, data, { headers, contentLength: bytes ?? false });
        await client.moveFile(draft, `/${key}`, { overwrite: true });
      } catch (error) {
        known.delete(folder);
        await client.deleteFile(draft).catch(() => undefined);
        throw error;
      }
    },
    read: async (key) => {
      const reply = await client.customRequest(`/${key}`, { method: 'GET' }).catch(nothingWhereMissing);
      return reply && bytesOf('body' in reply ? reply.body : undefined);
    },
    remove,
    removeFolder: async (folder) => {
      known.clear();
      await remove(folder);
    },
    room: async () => null,
  };
};

/** The library speaks of streams of browsers and gives those of Node. */
const bytesOf = (body: unknown): Readable => {
  if (body instanceof Readable) return body;
  throw new TypeError('the reply of a WebDAV server is no stream');
};

/** What the server said, where it said something. */
export const webdavErrorOf = (cause: unknown): PlaceError | undefined => {
  const status = statusOf(cause);
  return status === undefined ? undefined : statusErrorOf(status, answerOf(cause), cause);
};
