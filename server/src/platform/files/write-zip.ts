import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';

export interface ZipContent {
  /** With slashes, without one at the start. */
  path: string;
  /** A stream is asked for when its turn comes, so that a thousand files need one at a time. */
  content: Uint8Array | string | (() => Promise<Readable> | Readable);
  modifiedAt?: Date;
  /** Pictures are packed already; packing them again only costs time. Bytes of this kind are kept in memory until they are read. */
  isPacked?: boolean;
}

/** Entries that are asked for before they are read: the others are not made before their turn comes. */
const mostUnread = 4;

/**
 * An archive as a stream that is made while it is read, a few entries at most before they are read. An error of a part ends the stream with
 * that error.
 */
export function writeZip(contents: Iterable<ZipContent> | AsyncIterable<ZipContent>): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(output);
  addAll(zip, contents, fail).catch(fail);
  return output;
}

async function addAll(
  zip: yazl.ZipFile,
  contents: Iterable<ZipContent> | AsyncIterable<ZipContent>,
  fail: (error: unknown) => void,
): Promise<void> {
  let unread = 0;
  let goOn = (): void => undefined;
  for await (const { path, content, modifiedAt: mtime = new Date(), isPacked = false } of contents) {
    if (isPacked && content instanceof Uint8Array) {
      // Bytes that are there stand with their size before them and without fields of their own, as some readers of special archives want it.
      zip.addBuffer(Buffer.from(content), path, { mtime, compress: false, forceDosTimestamp: true });
      continue;
    }
    unread += 1;
    zip.addReadStreamLazy(path, { mtime, compress: !isPacked }, (give) => {
      Promise.resolve(typeof content === 'function' ? content() : Readable.from([Buffer.from(content)])).then(
        (stream) => {
          stream.once('error', fail);
          stream.once('close', () => {
            unread -= 1;
            goOn();
          });
          give(null, stream);
        },
        fail,
      );
    });
    if (unread < mostUnread) continue;
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  }
  zip.end();
}
