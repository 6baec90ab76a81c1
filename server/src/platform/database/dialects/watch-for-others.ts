import { setTimeout } from 'node:timers/promises';
import { type Door, openDoor } from './door.ts';

/** Tells whether other processes have the same database open. */
export interface Watch {
  /** No other process has the database open, and none begins to write before we know of it. */
  isAlone(): boolean;
  /** Something to wait for before writing, when others may not know that we are here. It fails where there is no way in. */
  beforeWriting(): Promise<void> | undefined;
  close(): Promise<void>;
}

/** Milliseconds. Whoever was alone has let go by then, or no longer believes to be. */
const mostWaited = 10_000;
const believed = 5_000;
const confirmedEvery = 2_000;
const triedEvery = 5_000;
/** Seldom enough not to disturb, and often enough for whoever lets go not to be alone again by then. */
const mostBetweenRings = 1_000;

/**
 * Enters a database by its door, and shuts it where nobody else is in. What that costs is asked for by who wants to know: a
 * process that nobody calls does nothing.
 *
 * @param changed is called whenever what was read may not be true any more
 */
export const watchForOthers = async (address: string, changed: () => void): Promise<Watch> => {
  let door: Door | undefined;
  let opening: Promise<void> | undefined;
  let isShut = false;
  let confirmedAt = 0;
  let triedAt = 0;
  let isAsking = false;
  let isClosed = false;

  const doubt = () => {
    isShut = false;
    changed();
  };

  const open = async (): Promise<Door> => {
    const opened = await openDoor(address, {
      onVisit: () => {
        // Whoever comes must be let in before we try to be alone again.
        triedAt = performance.now();
        if (!isShut || door !== opened) return;
        doubt();
        opened.unshut().catch(() => undefined);
      },
      onBreak: () => {
        if (door !== opened) return;
        door = undefined;
        doubt();
      },
    });
    return opened;
  };

  const comeIn = async () => {
    triedAt = performance.now();
    const opened = await open();
    if (isClosed) return opened.close();
    door = opened;
    await Promise.race([enter(opened), setTimeout(mostWaited, undefined, { ref: false })]).catch(async (error) => {
      await leave();
      throw error;
    });
  };

  /** By a door that does not answer nobody comes in again. */
  const leave = async () => {
    const left = door;
    door = undefined;
    doubt();
    await left?.close().catch(() => undefined);
  };

  const entering = (): Promise<void> => {
    opening ??= comeIn().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  const tryToBeAlone = async () => {
    if (!door) await entering();
    const askedAt = performance.now();
    triedAt = askedAt;
    if (!(await door?.shut())) return;
    isShut = true;
    confirmedAt = askedAt;
  };

  const confirm = async () => {
    const askedAt = performance.now();
    await door?.knock();
    confirmedAt = askedAt;
    // Whatever else may have written in the meantime is seen from now on.
    changed();
  };

  const ask = (question: () => Promise<void>) => {
    if (isAsking || isClosed) return;
    isAsking = true;
    question()
      .catch(leave)
      .finally(() => {
        isAsking = false;
      });
  };

  // Where it fails the first query says what is wrong with the database.
  await tryToBeAlone().catch(leave);

  return {
    isAlone: () => {
      const now = performance.now();
      if (!isShut && now - triedAt > triedEvery) ask(tryToBeAlone);
      if (isShut && now - confirmedAt > confirmedEvery) ask(confirm);
      return isShut && now - confirmedAt < believed;
    },
    beforeWriting: () => opening ?? (door || isClosed ? undefined : entering()),
    close: async () => {
      isClosed = true;
      await leave();
    },
  };
};

/** Goes on when nobody waits for it any longer: whoever kept us out may come to life again. It fails once the door is closed. */
const enter = async (door: Door) => {
  for (let pause = 10; !(await door.enter()); pause = Math.min(2 * pause, mostBetweenRings)) {
    await setTimeout(pause, undefined, { ref: false });
  }
};
