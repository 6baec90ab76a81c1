import { compileWords } from '../build/compile-words.ts';
import type { Words } from '../src/lib/messages/index.ts';

/** As the build compiles all of them, without the time that this takes: a test reads a few. */
export const compiledWhenRead = (words: Record<string, string>): Words =>
  new Proxy<Words>(
    {},
    {
      get: (_none, key) => (typeof key === 'string' && words[key] ? compileWords({ key: words[key] }).key : undefined),
    },
  );
