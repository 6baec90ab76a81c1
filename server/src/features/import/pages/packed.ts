import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes: nothing that was packed here is larger. */
const largest = 64 * 1024 * 1024;

/** A value as compressed JSON, for files that only this server reads. */
export const packed = async (value: object): Promise<Buffer> => pack(JSON.stringify(value));

/** What `packed` has made. @throws when it is damaged or too large */
export const unpacked = async <Value extends object>(bytes: Buffer): Promise<Value> =>
  JSON.parse(String(await unpack(bytes, { maxOutputLength: largest })));
