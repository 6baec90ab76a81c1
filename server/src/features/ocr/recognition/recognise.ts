import { on } from 'node:events';
import type { OcrLanguage } from '@larder/contract';
import { readImage } from '../../../platform/images/index.ts';
import type { Answer, RecognisedPage } from './messages.ts';
import { isPdf } from './program/pdf/is-pdf.ts';
import { type Program, startProgram } from './program.ts';
import { RecognitionError } from './recognition-error.ts';
import { takeTurn } from './turns.ts';
import { watchMemory } from './watch-memory.ts';

export type Recognition =
  | { kind: 'waiting' }
  /** Of one page, from 0 to 1. */
  | { kind: 'progress'; page: number; pages: number; share: number }
  | { kind: 'page'; page: RecognisedPage };

/** Without a word for so long, a file is not worth the processor: a page takes some 40 s on the slowest computers. */
const longestSilence = 180_000;
/** Between two files, the program waits with its language at hand. */
const longestIdleness = 60_000;

let idle: { program: Program; end: NodeJS.Timeout } | undefined;

const takeProgram = (): Program => {
  const waiting = idle;
  idle = undefined;
  clearTimeout(waiting?.end);
  const program = waiting?.program.isAlive() ? waiting.program : startProgram();
  program.hold();
  return program;
};

const giveBack = (program: Program): void => {
  const end = setTimeout(() => {
    idle = undefined;
    program.end();
  }, longestIdleness);
  end.unref();
  program.release();
  idle = { program, end };
};

/**
 * Reads the words of a photo, a scan or a PDF, page by page; one file at a time, in a process of its own. Whoever stops
 * listening ends the work.
 * @throws RecognitionError, and ImageError for what is neither a picture nor a PDF
 */
export async function* recognise(
  bytes: Uint8Array,
  { language, signal }: { language: OcrLanguage; signal?: AbortSignal },
): AsyncGenerator<Recognition> {
  if (!isPdf(bytes)) await readImage(bytes);
  const turn = takeTurn();
  try {
    if (turn.isLater) yield { kind: 'waiting' };
    await turn.come;
    signal?.throwIfAborted();
    yield* work(bytes, language, signal);
  } finally {
    turn.end();
  }
}

async function* work(
  bytes: Uint8Array,
  language: OcrLanguage,
  signal: AbortSignal | undefined,
): AsyncGenerator<Recognition> {
  const program = takeProgram();
  let stoppedFor: RecognitionError | undefined;
  const stop = (problem: 'too-slow' | 'too-much-memory') => {
    stoppedFor = new RecognitionError(problem);
    program.end();
  };
  const silence = setTimeout(() => stop('too-slow'), longestSilence);
  const memory = watchMemory(program.pid, () => stop('too-much-memory'));
  let isDone = false;
  try {
    const answers = on(program.process, 'message', { close: ['exit'], ...(signal && { signal }) });
    program.send({ bytes, language });
    for await (const [answer] of answers as AsyncIterable<[Answer]>) {
      silence.refresh();
      if (answer.kind === 'done') {
        isDone = true;
        return;
      }
      if (answer.kind === 'failed') {
        isDone = true;
        throw new RecognitionError(answer.problem, { cause: new Error(answer.reason) });
      }
      yield answer;
    }
    throw stoppedFor ?? new RecognitionError('failed', { cause: new Error('The program ended without an answer.') });
  } finally {
    clearTimeout(silence);
    memory.end();
    if (isDone) giveBack(program);
    else program.end();
  }
}
