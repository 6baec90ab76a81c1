import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesOf } from './json-lines.ts';

const read = async (...parts: (string | Buffer)[]) => {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(parts.map((part) => Buffer.from(part as Buffer))))) lines.push(line);
  return lines;
};

test('lines are the same however the text was cut', async () => {
  const text = Buffer.from('{"a":"ä🥬"}\n\n{"b":2}\nlast');
  const whole = ['{"a":"ä🥬"}', '', '{"b":2}', 'last'];
  for (let at = 0; at <= text.length; at += 1)
    expect(await read(text.subarray(0, at), text.subarray(at))).toEqual(whole);
  expect(await read(...[...text].map((byte) => Buffer.from([byte])))).toEqual(whole);
});

test('a line that was made to fill the memory is read no further', async () => {
  const part = Buffer.alloc(1024 * 1024, 'a');
  let given = 0;
  const endless = Readable.from(
    (function* () {
      for (; given < 1000; given += 1) yield part;
    })(),
  );
  const reading = (async () => {
    for await (const _ of linesOf(endless));
  })();
  await expect(reading).rejects.toMatchObject({ name: 'LineTooLongError' });
  expect(given).toBeLessThan(200);
});
