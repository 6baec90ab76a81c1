import type { OcrGuess, OcrPage } from '@larder/contract';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { PreviewForm } from '../../import/index.ts';
import classes from './Scan.module.css';
import { ScanPhotos } from './ScanPhotos.tsx';
import { linesBehind, plainText, previewOfScan, type ScanLine, scanLines } from './scan-preview.ts';

interface ScanCheckProps {
  scanId: string;
  pages: OcrPage[];
  guess: OcrGuess;
  groupSlug: string;
  onSaved: (slug: string) => void;
  onDiscard: () => void;
}

const textOf = (element: Element): string =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
    ? element.value
    : (element.textContent ?? '');

/** What was read beside the photos, as a page is looked at before it is saved: a line that one is in is shown on its photo. */
export function ScanCheck({ scanId, pages, guess, groupSlug, onSaved, onDiscard }: ScanCheckProps) {
  const preview = useMemo(() => previewOfScan(scanId, guess, pages), [scanId, guess, pages]);
  const lines = useMemo(() => scanLines(pages), [pages]);
  const unplaced = useMemo(
    () => new Set(preview.unplaced.flatMap((text) => linesBehind(lines, text))),
    [preview, lines],
  );
  const [active, setActive] = useState<ScanLine[]>([]);
  const fields = useRef<HTMLDivElement>(null);

  const follow = ({ target }: FocusEvent) => {
    if (target.matches('textarea, input[type="text"], li > button')) setActive(linesBehind(lines, textOf(target)));
  };
  const goTo = (line: ScanLine) => {
    const places = [...(fields.current?.querySelectorAll<HTMLElement>('textarea, li > button') ?? [])];
    places.find((place) => plainText(textOf(place)).includes(line.plain))?.focus();
    setActive([line]);
  };
  return (
    <div className={classes.check}>
      <ScanPhotos scanId={scanId} pages={pages} lines={lines} active={active} unplaced={unplaced} onLine={goTo} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the fields inside */}
      <div ref={fields} onFocus={follow}>
        <PreviewForm preview={preview} groupSlug={groupSlug} onSaved={onSaved} onDiscard={onDiscard} />
      </div>
    </div>
  );
}
