import { Button } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import classes from './OcrEditor.module.css';
import type { useReading } from './use-reading.ts';

/** How far the reading is, and how to end it or begin it again. Nothing once it is done. */
export function ReadingState({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { state, progress, message, pages, stop, again } = reading;
  if (state === 'done') return null;
  if (state === 'failed' || state === 'stopped' || state === 'model-failed') {
    return (
      <div className={classes.notice} data-kind={state} role="alert">
        <p>{state === 'stopped' ? t('ocr.stopped') : (message ?? t('ocr.failed'))}</p>
        <Button variant="default" onClick={again}>
          {state === 'model-failed' ? t('ocr.ask-again') : t('ocr.read-again')}
        </Button>
      </div>
    );
  }
  if (state === 'asking') {
    return (
      <div className={classes.notice}>
        <p role="status">{t('ocr.asking')}</p>
        <progress aria-label={t('ocr.asking')} />
        <Button variant="default" onClick={stop}>
          {t('action.cancel')}
        </Button>
      </div>
    );
  }
  const share = progress
    ? (progress.file - 1 + (progress.page - 1 + progress.share) / progress.pages) / progress.files
    : 0;
  return (
    <div className={classes.notice}>
      <p role="status">{state === 'waiting' ? t('ocr.waiting') : t('ocr.reading', { number: pages.length + 1 })}</p>
      <progress max={1} value={share} aria-label={t('ocr.progress')} />
      <Button variant="default" onClick={stop}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}
