/// <reference types="vite/client" />

declare module 'virtual:languages' {
  /** Percent of the words that each language has, by locale. */
  export const translated: Record<string, number>;
}

interface Window {
  /** Left by `build/boot.js`, which starts these requests before the application has loaded. */
  larder?: { early: Record<string, Promise<Response | undefined>>; words: Promise<Record<string, string>> };
}
