import type { OcrPage } from '@larder/contract';
import { type PointerEvent, useRef, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { pagePicture } from '../ocr.api.ts';
import classes from './PageCanvas.module.css';
import { linesOf, type PageLine, type Rectangle, wordsInside } from './selected-text.ts';
import { usePinch } from './use-pinch.ts';

interface PageCanvasProps {
  recipeSlug: string;
  page: OcrPage;
  selected: ReadonlySet<number>;
  mode: 'select' | 'pan';
  /** 1 is as wide as the place it has. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onSelect: (words: number[]) => void;
  onPut: () => void;
}

interface Point {
  x: number;
  y: number;
}

/** Shorter strokes are taps: pixels of the screen. */
const shortestStroke = 6;

/** The picture of a page, on which words are chosen by drawing a rectangle around them or by a tap on their line. */
export function PageCanvas({ recipeSlug, page, selected, mode, zoom, onZoom, onSelect, onPut }: PageCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [stroke, setStroke] = useState<{ from: Point; to: Point } | null>(null);
  const pan = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const lines = linesOf(page.words);
  usePinch(frame, zoom, onZoom);

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<Element>): Point => {
    const box = currentTarget.getBoundingClientRect();
    const scale = page.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    if (!event.isPrimary) {
      // A second finger enlarges instead.
      pan.current = null;
      setStroke(null);
      return;
    }
    if (mode === 'pan') {
      const { scrollLeft = 0, scrollTop = 0 } = frame.current ?? {};
      pan.current = { x: event.clientX, y: event.clientY, left: scrollLeft, top: scrollTop };
      event.currentTarget.setPointerCapture(event.pointerId);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    setStroke({ from: point, to: point });
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (mode === 'pan' && pan.current && event.isPrimary) {
      frame.current?.scrollTo(
        pan.current.left - event.clientX + pan.current.x,
        pan.current.top - event.clientY + pan.current.y,
      );
    }
    if (stroke) setStroke({ ...stroke, to: pointOf(event) });
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    pan.current = null;
    if (!stroke) return;
    const to = pointOf(event);
    setStroke(null);
    const scale = page.width / event.currentTarget.getBoundingClientRect().width;
    const isTap = Math.hypot(to.x - stroke.from.x, to.y - stroke.from.y) < shortestStroke * scale;
    if (isTap) tapped(to);
    else onSelect(wordsInside(page.words, areaOf(stroke.from, to)));
  };
  /** A tap into what is chosen puts it into the field, as drawing and tapping go hand in hand. */
  const tapped = (point: Point) => {
    const line = lines.find((line) => isInside(point, line));
    if (!line) return onSelect([]);
    const isChosen = line.words.every((word) => selected.has(word));
    if (isChosen) onPut();
    else onSelect([...selected, ...line.words]);
  };

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
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={() => setStroke(null)}
        >
          {lines.filter(isDoubtful).map((line) => (
            <rect key={line.number} className={classes.doubt} {...rectOf({ ...line, top: line.bottom - 3 })} />
          ))}
          {chosenLines.map((box) => (
            <rect key={`${box.left} ${box.top}`} className={classes.chosen} {...rectOf(box)} />
          ))}
          {stroke && <rect className={classes.stroke} {...rectOf(areaOf(stroke.from, stroke.to))} />}
        </svg>
      </div>
    </section>
  );
}

/** Below it, one letter in some ten is wrong. */
const leastConfidence = 0.75;
export const isDoubtful = ({ confidence }: Pick<PageLine, 'confidence'>): boolean => confidence < leastConfidence;

const areaOf = (one: Point, other: Point): Rectangle => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

const isInside = ({ x, y }: Point, { left, top, right, bottom }: Rectangle): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

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
