import { RecognitionError } from './recognition-error.ts';

/** Whoever comes after so many others is better told than left waiting for half an hour. */
const mostWaiting = 10;

let last: Promise<void> = Promise.resolve();
let waiting = 0;

interface Turn {
  /** Somebody is before. */
  isLater: boolean;
  come: Promise<void>;
  end(): void;
}

/** A place in the queue: a small computer reads one file at a time. Throws `RecognitionError` when the queue is full. */
export const takeTurn = (): Turn => {
  if (waiting > mostWaiting) throw new RecognitionError('too-many-waiting');
  let leave: () => void = () => undefined;
  const come = last;
  const turn = new Promise<void>((resolve) => {
    leave = resolve;
  });
  last = come.then(() => turn);
  const isLater = waiting > 0;
  waiting += 1;
  return {
    isLater,
    come,
    end: () => {
      waiting -= 1;
      leave();
    },
  };
};
