// A process of its own: reading is computation without pause, and its memory goes back to the system when it ends.
import { setPriority } from 'node:os';
import { ImageError } from '../../../../platform/images/index.ts';
import type { Answer, Job } from '../messages.ts';
import { RecognitionError, type RecognitionProblem } from '../recognition-error.ts';
import { isPdf } from './pdf/is-pdf.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { openPage } from './picture/open-page.ts';
import { readPicture } from './read-picture.ts';
import { startTesseract, type Tesseract } from './tesseract.ts';

/** As a guest of a small computer: whoever opens a recipe meanwhile goes first. */
const politeness = 10;
setPriority(politeness);

const answer = (message: Answer): void => {
  process.send?.(message);
};

let running: { language: string; tesseract: Promise<Tesseract> } | undefined;
const tesseractIn = (language: Job['language']): Promise<Tesseract> => {
  if (running?.language !== language) running = { language, tesseract: startTesseract(language) };
  return running.tesseract;
};

const work = async ({ bytes, language }: Job): Promise<void> => {
  const tesseract = () => tesseractIn(language);
  if (isPdf(bytes)) return readPdf(bytes, tesseract, answer);
  const place = { number: 1, pages: 1 };
  answer({ kind: 'progress', page: 1, pages: 1, share: 0 });
  const page = await readPicture(await openPage(bytes), await tesseract(), place, (share) =>
    answer({ kind: 'progress', page: 1, pages: 1, share }),
  );
  answer({ kind: 'page', page });
};

const problemOf = (error: unknown): RecognitionProblem => {
  if (error instanceof RecognitionError) return error.problem;
  if (error instanceof ImageError) return error.problem === 'too-large' ? 'too-large' : 'not-a-picture';
  return 'failed';
};

process.on('message', async (job: Job) => {
  try {
    await work(job);
    answer({ kind: 'done' });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    answer({ kind: 'failed', problem: problemOf(error), reason });
  }
});
process.on('disconnect', () => process.exit(0));
