import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as letOthers } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

/** More than any row of ours; what is longer was made to fill the memory. */
const longestLine = 64 * 1024 * 1024;

/** Milliseconds of reading after which whoever else waits has a turn. */
const turn = 8;

class LineTooLongError extends Error {
  override readonly name = 'LineTooLongError';
}

/** The lines of a text as it comes. The last one may end without a line break. */
export async function* linesOf(content: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let began = performance.now();
  for await (const part of content) {
    const [first = '', ...others] = decoder.decode(part, { stream: true }).split('\n');
    rest += first;
    if (rest.length > longestLine) throw new LineTooLongError();
    for (const other of others) {
      yield rest;
      rest = other;
    }
    if (performance.now() - began < turn) continue;
    await letOthers();
    began = performance.now();
  }
  if (rest) yield rest;
}

/** The lines of a packed text as far as it can be read. */
export async function* unpackedLines(content: Readable): AsyncGenerator<string> {
  const unzipped = createGunzip();
  pipeline(content, unzipped).catch(() => undefined);
  const lines = linesOf(unzipped);
  for (;;) {
    const next = await lines.next().catch(() => undefined);
    if (!next || next.done) return;
    yield next.value;
  }
}
