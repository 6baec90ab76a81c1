import { EventEmitter } from 'node:events';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** @param text null where messages may have been missed */
export type Heard = (text: string | null) => void;

/** Short messages between the processes that have the database open. Whoever is not there misses them. */
export interface Signals {
  /** Tells the other processes once the transaction has been committed, and not at all if it fails. */
  sendToOthers(transaction: Kysely<Schema>, channel: string, text: string): Promise<void>;
  /** Tells whoever listens in this process. */
  tell(channel: string, text: string | null): void;
  /** Answers how to stop listening. */
  listen(channel: string, heard: Heard): () => void;
  close(): Promise<void>;
}

/** What is told inside one process. */
export const signalsOfProcess = (): Signals & { tellAllMissed(): void } => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    sendToOthers: async () => undefined,
    tell: (channel, text) => void emitter.emit(channel, text),
    listen: (channel, heard) => {
      emitter.on(channel, heard);
      return () => void emitter.off(channel, heard);
    },
    tellAllMissed: () => {
      for (const channel of emitter.eventNames()) emitter.emit(channel, null);
    },
    close: async () => void emitter.removeAllListeners(),
  };
};
