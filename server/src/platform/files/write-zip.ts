import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

export interface ZipContent {
  /** With slashes, without one at the start. */
  path: string;
  /** A stream is asked for when its turn comes, so that a thousand files need one at a time. */
  content: Uint8Array | string | (() => Promise<Readable> | Readable);
  modifiedAt?: Date;
  /** Pictures are packed already; packing them again only costs time. */
  isPacked?: boolean;
}

/** An archive as a stream that is made while it is read. An error of a part ends the stream with that error. */
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
  for await (const { path, content, modifiedAt: mtime = new Date(), isPacked = false } of contents) {
    const options = { mtime, compress: !isPacked };
    if (typeof content !== 'function') {
      zip.addBuffer(Buffer.from(content), path, options);
      continue;
    }
    zip.addReadStreamLazy(path, options, (give) => {
      Promise.resolve(content()).then((stream) => {
        stream.once('error', fail);
        give(null, stream);
      }, fail);
    });
  }
  zip.end();
}
