import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { t } from '../../../lib/messages/index.ts';
import { discardDraft } from '../../import/index.ts';
import { ReadingState } from '../editor/ReadingState.tsx';
import { isGoingOn, useReading, type Wishes } from '../editor/use-reading.ts';
import classes from './Scan.module.css';
import { ScanCheck } from './ScanCheck.tsx';
import { ScanPhotos } from './ScanPhotos.tsx';

interface ScanReadingProps {
  scanId: string;
  wishes: Wishes;
  groupSlug: string;
  onSaved: (slug: string) => void;
  onDiscard: () => void;
}

const none: never[] = [];
const noneUnplaced = new Set<never>();

/** The pages while they are read, and then what was read of them. What is left unsaved is forgotten at once. */
export function ScanReading({ scanId, wishes, groupSlug, onSaved, onDiscard }: ScanReadingProps) {
  const reading = useReading({ scanId }, wishes);
  const { pages, guess } = reading;
  const isEnding = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ next, current }) => guess !== null && !isEnding.current && next.pathname !== current.pathname,
    enableBeforeUnload: () => guess !== null && !isEnding.current,
    withResolver: true,
  });
  useForgetting(scanId, isEnding);
  const discard = () => {
    isEnding.current = true;
    discardDraft(scanId);
    onDiscard();
  };
  return (
    <>
      <ReadingState reading={reading} />
      {guess && !isGoingOn(reading) ? (
        <ScanCheck
          scanId={scanId}
          pages={pages}
          guess={guess}
          groupSlug={groupSlug}
          onSaved={(slug) => {
            isEnding.current = true;
            onSaved(slug);
          }}
          onDiscard={discard}
        />
      ) : (
        <div className={classes.check}>
          {pages.length > 0 && (
            <ScanPhotos
              scanId={scanId}
              pages={pages}
              lines={none}
              active={none}
              unplaced={noneUnplaced}
              onLine={() => undefined}
            />
          )}
          {!isGoingOn(reading) && (
            <div>
              <Button variant="default" onClick={discard}>
                {t('import.preview.discard')}
              </Button>
            </div>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('ocr.leave-title')}
        confirmLabel={t('ocr.leave')}
        onConfirm={() => {
          discardDraft(scanId);
          blocker.proceed?.();
        }}
      >
        {t('ocr.leave-scan')}
      </ConfirmDialog>
    </>
  );
}

/** Whoever leaves while it is read wants nothing of it. */
function useForgetting(scanId: string, isEnding: { current: boolean }) {
  const left = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(left.current);
    return () => {
      // Development draws everything twice: only what stays away has been left.
      left.current = setTimeout(() => {
        if (!isEnding.current) discardDraft(scanId);
      });
    };
  }, [scanId, isEnding]);
}
