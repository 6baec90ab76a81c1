import { afterAll, beforeAll, vi } from 'vitest';

/** The language of a page that is there for the tests of one file, outside of a browser. */
export const inLanguage = (lang: string) => {
  beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang } }));
  // Other files run in the same process.
  afterAll(() => void vi.unstubAllGlobals());
};
