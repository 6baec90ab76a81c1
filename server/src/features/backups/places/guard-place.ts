import { Readable, Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place.ts';
import { connectionErrorOf, PlaceError } from './place-error.ts';

/** Milliseconds after which what does not move counts as broken. */
const patience = 120_000;
/** Milliseconds before each further try of what has no content that would be used up. */
const pauses = [250, 1000, 4000];

type Translate = (error: unknown) => PlaceError | undefined;

/** Says what went wrong in our words, tries again what may go well in a moment, and waits for nothing for ever. */
export const guardPlace = (place: Place, ofTheProtocol: Translate): Place => {
  const translated = (error: unknown): unknown =>
    error instanceof PlaceError ? error : (ofTheProtocol(error) ?? connectionErrorOf(error) ?? error);

  const once = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await inTime(work());
    } catch (error) {
      throw translated(error);
    }
  };
  const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (const pause of pauses) {
      try {
        return await once(work);
      } catch (error) {
        if (!(error instanceof PlaceError && error.mayPass)) throw error;
        await sleep(pause);
      }
    }
    return once(work);
  };

  return {
    names: () => again(() => place.names()),
    list: async function* (folder) {
      try {
        yield* place.list(folder);
      } catch (error) {
        throw translated(error);
      }
    },
    write: async (key, content, size) => {
      if (!(content instanceof Readable)) return again(() => place.write(key, content, size));
      const watched = new Watched();
      let ownError: unknown;
      content.once('error', (error) => {
        ownError = error;
        watched.destroy(error);
      });
      content.pipe(watched);
      try {
        await Promise.race([place.write(key, watched, size), watched.stalled]);
      } catch (error) {
        // What is wrong with the content says nothing about the place.
        throw ownError ?? translated(error);
      } finally {
        watched.rest();
        content.destroy();
      }
    },
    read: async (key) => {
      const content = await again(() => place.read(key));
      return content && watchedRead(content, translated);
    },
    remove: (key) => again(() => place.remove(key)),
    removeFolder: (folder) => again(() => place.removeFolder(folder)),
    // How full a disk of others is says nothing about which backups may go.
    room: async () => null,
  };
};

const stalledError = () =>
  new PlaceError('unreachable', { answer: `nothing has moved for ${patience / 1000} seconds` });

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(stalledError()), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Passes bytes on and notices when none have passed for long. */
class Watched extends Transform {
  readonly stalled: Promise<never>;
  private readonly timer: NodeJS.Timeout;

  constructor() {
    super();
    let tell: (error: unknown) => void = () => undefined;
    this.stalled = new Promise<never>((_, reject) => {
      tell = reject;
    });
    this.stalled.catch(() => undefined);
    this.timer = setTimeout(() => {
      const error = stalledError();
      tell(error);
      this.destroy(error);
    }, patience);
    // Whoever reads is told in their own way.
    this.on('error', () => undefined);
  }

  override _transform(part: Buffer, _encoding: BufferEncoding, done: (error: null, part: Buffer) => void): void {
    this.timer.refresh();
    done(null, part);
  }

  rest(): void {
    clearTimeout(this.timer);
    this.destroy();
  }
}

const watchedRead = (content: Readable, translated: (error: unknown) => unknown): Readable => {
  const read = async function* () {
    const parts: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await inTime(parts.next());
        if (next.done) return;
        yield next.value;
      }
    } catch (error) {
      throw translated(error);
    }
  };
  const passed = Readable.from(read(), { objectMode: false });
  // Also where nobody begins to read it.
  passed.once('close', () => content.destroy());
  return passed;
};
