import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** A file as the answer to a request. */
export interface FileAnswer {
  /** A stream is asked for when it is needed: a client that has the file gets none. Parts are served where `size` is known. */
  body: Buffer | ((range?: ByteRange) => Readable);
  contentType: string;
  /** Bytes, where they are known. */
  size?: number;
  /** Name under which browsers offer to save it. */
  saveAs?: string;
  /** Where the header is known already, in place of `saveAs`. */
  disposition?: string;
  /** Changes whenever the content does. */
  etag?: string;
  /** The address changes whenever the content does, so it may be kept for a year. */
  immutable?: boolean;
}
