/// <reference types="vite/client" />

interface Window {
  /** Left by `build/boot.js`, which starts these requests before the application has loaded. */
  larder?: {
    early: Record<string, Promise<Response | undefined>>;
    words: Promise<import('./lib/messages/index.ts').Words>;
    /** Percent of the words that each language has, by locale. */
    translated: Record<string, number>;
    /** What the boot could not do, in English, as the page is then. */
    notice?: string;
  };
}

interface ImportMetaEnv {
  /** Where this build can be sponsored; empty where nowhere. */
  readonly VITE_FUNDING?: string;
}
