import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';

const { open, copyFile, stat, writeFile } = fs.promises;
const { createWriteStream } = fs;

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/**
 * Lets the disk below a folder take so many bytes more and then no further one, as the system would: what was written until then
 * stays there in part.
 * @returns what gives it room again
 */
export const fillDisk = (folder: string, bytes: number): (() => void) => {
  let free = bytes;
  const isBelow = (path: fs.PathLike | fs.promises.FileHandle) => String(path).startsWith(folder);
  /** Of so many bytes, those that fit. */
  const take = (wanted: number): number => {
    const taken = Math.min(wanted, free);
    free -= taken;
    return taken;
  };
  fs.promises.copyFile = async (from, to, mode) => {
    if (!isBelow(to)) return copyFile(from, to, mode);
    const { size } = await stat(from);
    const taken = take(size);
    if (taken === size) return copyFile(from, to, mode);
    await writeFile(to, Buffer.alloc(taken));
    throw noSpace();
  };
  fs.promises.open = async (path, flags, mode) => {
    const file = await open(path, flags, mode);
    if (!isBelow(path) || flags === 'r') return file;
    const write = file.writeFile.bind(file);
    file.writeFile = async (data) => {
      const whole = Buffer.from(data as Uint8Array);
      const part = whole.subarray(0, take(whole.length));
      await write(part);
      if (part.length < whole.length) throw noSpace();
    };
    return file;
  };
  const limited: typeof createWriteStream = (path, options) => {
    const stream = createWriteStream(path, options);
    if (!isBelow(path)) return stream;
    const write = stream._write.bind(stream);
    stream._write = (part, encoding, done) => {
      const whole = Buffer.from(part);
      const fitting = whole.subarray(0, take(whole.length));
      write(fitting, encoding, (error) => done(error ?? (fitting.length < whole.length ? noSpace() : null)));
    };
    // Several parts at once would go past it.
    stream._writev = Writable.prototype._writev;
    return stream;
  };
  fs.createWriteStream = limited;
  syncBuiltinESMExports();
  return () => {
    fs.promises.copyFile = copyFile;
    fs.promises.open = open;
    fs.createWriteStream = createWriteStream;
    syncBuiltinESMExports();
  };
};
