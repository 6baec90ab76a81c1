import type { Readable } from 'node:stream';

/** A file as the answer to a request. */
export interface FileAnswer {
  body: Readable | Buffer;
  contentType: string;
  /** Bytes, where they are known. */
  size?: number;
  /** Name under which browsers offer to save it; without one it is shown. */
  saveAs?: string;
  /** Changes whenever the content does. */
  etag?: string;
  /** The address changes whenever the content does, so it may be kept for a year. */
  immutable?: boolean;
}
