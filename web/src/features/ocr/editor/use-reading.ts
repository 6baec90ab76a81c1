import { contract, type OcrEvent, type OcrGuess, type OcrLanguage, type OcrPage } from '@larder/contract';
import { useEffect, useRef, useState } from 'react';
import { requestLines } from '../../../lib/api/index.ts';

type Progress = Extract<OcrEvent, { kind: 'progress' }>;

interface Reading {
  state: 'waiting' | 'reading' | 'asking' | 'model-failed' | 'done' | 'stopped' | 'failed';
  pages: OcrPage[];
  guess: OcrGuess | null;
  progress: Progress | null;
  /** Why it failed, in words, where the server said it. */
  message: string | null;
}

const begun: Reading = { state: 'reading', pages: [], guess: null, progress: null, message: null };

/** Whether the server has more to say. */
export const isGoingOn = ({ state }: Pick<Reading, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'asking';

const after = (reading: Reading, event: OcrEvent): Reading => {
  switch (event.kind) {
    case 'waiting':
      return { ...reading, state: 'waiting' };
    case 'progress':
      return { ...reading, state: 'reading', progress: event };
    case 'page':
      return { ...reading, pages: [...reading.pages, event.page] };
    case 'guess':
      return { ...reading, state: 'done', guess: event.guess, progress: null };
    case 'asking':
      return { ...reading, state: 'asking' };
    case 'model-failed':
      return { ...reading, state: 'model-failed', message: event.message };
    case 'failed':
      return { ...reading, state: 'failed', message: event.message, progress: null };
  }
};

/** Whose pages are read: those of a recipe, or of a scan that is none yet. */
type Pages = { recipeSlug: string } | { scanId: string };

export interface Wishes {
  language: OcrLanguage;
  askModel: boolean;
}

const linesFrom = (pages: Pages, wishes: Wishes, signal: AbortSignal) =>
  'scanId' in pages
    ? requestLines(contract.ocr.readScan, { params: { scanId: pages.scanId }, body: wishes }, signal)
    : requestLines(contract.ocr.read, { body: { recipeSlug: pages.recipeSlug, ...wishes } }, signal);

/** Pages as they are read. Leaving the screen ends the work on the server. */
export function useReading(pages: Pages, { language, askModel }: Wishes) {
  const whose = 'scanId' in pages ? pages.scanId : pages.recipeSlug;
  const [reading, setReading] = useState(begun);
  const [attempt, setAttempt] = useState(1);
  const running = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew.
  useEffect(() => {
    const leaving = new AbortController();
    running.current = leaving;
    setReading(begun);
    const read = async () => {
      for await (const line of linesFrom(pages, { language, askModel }, leaving.signal)) {
        const event: OcrEvent = JSON.parse(line);
        setReading((reading) => after(reading, event));
      }
      setReading((reading) => (isGoingOn(reading) ? { ...reading, state: 'failed' } : reading));
    };
    read().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      const message = error instanceof Error ? error.message : null;
      setReading((reading) => ({ ...reading, state: 'failed', message, progress: null }));
    });
    return () => leaving.abort();
  }, [whose, language, askModel, attempt]);

  const stop = () => {
    running.current?.abort();
    setReading((reading) => ({ ...reading, state: 'stopped', progress: null }));
  };
  return { ...reading, stop, again: () => setAttempt((attempt) => attempt + 1) };
}
