import type { OcrPage } from '@larder/contract';
import { useRef } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { pagePicture } from '../ocr.api.ts';
import { isDoubtful, linesOf, type Rectangle } from '../selected-lines.ts';
import classes from './PageCanvas.module.css';
import { usePinch } from './use-pinch.ts';
import { useStrokes } from './use-strokes.ts';

interface PageCanvasProps {
  recipeSlug: string;
  page: OcrPage;
  selected: ReadonlySet<number>;
  mode: 'select' | 'pan';
  /** 1 is as wide as the room it has. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onSelect: (words: number[]) => void;
  onPut: () => void;
}

/** The picture of a page, on which words are chosen by drawing a rectangle around them or by a tap on their line. */
export function PageCanvas({ recipeSlug, page, selected, mode, zoom, onZoom, onSelect, onPut }: PageCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lines = linesOf(page.words);
  const { area, listeners } = useStrokes({ frame, page, lines, selected, mode, onSelect, onPut });
  usePinch(frame, zoom, onZoom);
  const chosenLines = lines.flatMap((line) => {
    const words = line.words.filter((word) => selected.has(word));
    return words.length === 0 ? [] : [boxAround(page, words)];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={classes.frame} ref={frame} tabIndex={0} aria-label={t('ocr.picture')}>
      <div
        className={classes.page}
        style={{ inlineSize: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
      >
        <img
          src={pagePicture(recipeSlug, page.name)}
          alt={t('ocr.picture-alt')}
          width={page.width}
          height={page.height}
        />
        <svg
          className={classes.marks}
          data-mode={mode}
          viewBox={`0 0 ${page.width} ${page.height}`}
          aria-hidden="true"
          {...listeners}
        >
          {lines.filter(isDoubtful).map((line) => (
            <rect key={line.number} className={classes.doubt} {...rectOf({ ...line, top: line.bottom - 3 })} />
          ))}
          {chosenLines.map((box) => (
            <rect key={`${box.left} ${box.top}`} className={classes.chosen} {...rectOf(box)} />
          ))}
          {area && <rect className={classes.stroke} {...rectOf(area)} />}
        </svg>
      </div>
    </section>
  );
}

const rectOf = ({ left, top, right, bottom }: Rectangle) => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

const boxAround = ({ words }: OcrPage, indexes: number[]): Rectangle => {
  const chosen = indexes.flatMap((index) => words[index] ?? []);
  return {
    left: Math.min(...chosen.map(({ left }) => left)) - 4,
    top: Math.min(...chosen.map(({ top }) => top)) - 4,
    right: Math.max(...chosen.map(({ left, width }) => left + width)) + 4,
    bottom: Math.max(...chosen.map(({ top, height }) => top + height)) + 4,
  };
};
