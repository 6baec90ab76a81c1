import type { OcrPage } from '@larder/contract';
import { useEffect, useRef } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { scanPicture } from '../ocr.api.ts';
import { isDoubtful } from '../selected-lines.ts';
import classes from './Scan.module.css';
import type { ScanLine } from './scan-preview.ts';

interface ScanPhotosProps {
  scanId: string;
  pages: OcrPage[];
  lines: ScanLine[];
  /** Those of the field that one is in. */
  active: ScanLine[];
  /** Those that found no field. */
  unplaced: ReadonlySet<ScanLine>;
  onLine: (line: ScanLine) => void;
}

/** The photos with what was read marked on them; they follow the line that one is in. */
export function ScanPhotos({ scanId, pages, lines, active, unplaced, onLine }: ScanPhotosProps) {
  const frame = useRef<HTMLDivElement>(null);
  const first = active[0];
  useEffect(() => {
    if (!first || !frame.current) return;
    const mark = frame.current.querySelector<SVGElement>('[data-active]');
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [first]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={classes.photos} ref={frame} tabIndex={0} aria-label={t('ocr.picture')}>
      {pages.map((page, index) => (
        <div key={page.name} className={classes.photo} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
          <img
            src={scanPicture(scanId, page.name)}
            alt={t('ocr.picture-alt')}
            width={page.width}
            height={page.height}
          />
          <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
            {lines
              .filter((line) => line.page === index)
              .map((line) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: the same line is reached by its field, or in the list below
                <rect
                  key={line.number}
                  x={line.left - 4}
                  y={line.top - 3}
                  width={line.right - line.left + 8}
                  height={line.bottom - line.top + 6}
                  rx={4}
                  data-look={unplaced.has(line) ? 'unplaced' : isDoubtful(line) ? 'doubtful' : 'placed'}
                  data-active={active.includes(line) || undefined}
                  onClick={() => onLine(line)}
                />
              ))}
          </svg>
        </div>
      ))}
    </section>
  );
}
