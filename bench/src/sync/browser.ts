import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { build } from 'esbuild';
import * as indexedDb from 'fake-indexeddb';
import type { Network } from './network.ts';
import type { openPage, Page } from './page.ts';

/** A browser with its storage: pages of it can be closed and opened anew. */
export interface Browser {
  openPage(token: string, listId: string): Page;
}

interface PageScript {
  openPage: typeof openPage;
}

const entry = fileURLToPath(new URL('./page.ts', import.meta.url));

let script: Promise<Script> | undefined;

/** The sources of the web application, bundled once for all browsers. */
const pageScript = async (): Promise<Script> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Script(outputFiles[0]?.text ?? '', { filename: 'page.js' });
};

/** Pauses of minutes take milliseconds. */
const timesFaster = 500;

/**
 * A browser of its own: own memory, storage, clock and network, so that it knows of others only what the server tells it.
 * @param clockOff how many milliseconds its clock is wrong
 */
export const openBrowser = async (network: Network, clockOff: number): Promise<Browser> => {
  script ??= pageScript();
  const compiled = await script;
  const indexedDB = new indexedDb.IDBFactory();
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  // Each page has its memory anew, and shares what the browser has stored.
  const load = (): PageScript => {
    const listening = new EventTarget();
    const on = {
      addEventListener: listening.addEventListener.bind(listening),
      removeEventListener: listening.removeEventListener.bind(listening),
    };
    const { Headers, Response, URLSearchParams, TextDecoderStream, AbortController, Event, console } = globalThis;
    const { crypto, performance, structuredClone, clearTimeout, queueMicrotask } = globalThis;
    const globals: Record<string, unknown> = { ...indexedDb, indexedDB, localStorage, ...on };
    Object.assign(globals, { Headers, Response, URLSearchParams, TextDecoderStream, AbortController, Event, console });
    Object.assign(globals, { crypto, performance, structuredClone, clearTimeout, queueMicrotask });
    Object.assign(globals, {
      window: globals,
      navigator: {},
      document: { visibilityState: 'visible', documentElement: { lang: 'en-US', dir: 'ltr' }, ...on },
      BroadcastChannel: class {
        postMessage() {}
        close() {}
      },
      fetch: network.fetch,
      setTimeout: (work: () => void, wait = 0) => setTimeout(work, wait / timesFaster),
    });
    const context = createContext(globals);
    new Script(clockScript).runInContext(context)(clockOff);
    compiled.runInContext(context);
    // The bundle's name for what the entry exports.
    return globals.page as PageScript;
  };
  return { openPage: (token, listId) => load().openPage(token, listId) };
};

const clockScript = `(off) => {
  const True = Date;
  globalThis.Date = class extends True {
    constructor(...parts) { super(...(parts.length === 0 ? [True.now() + off] : parts)); }
    static now() { return True.now() + off; }
  };
}`;
