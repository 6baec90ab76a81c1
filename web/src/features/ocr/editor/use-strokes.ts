import type { OcrPage } from '@larder/contract';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type PageLine, type Rectangle, wordsInside } from '../selected-lines.ts';

interface Point {
  x: number;
  y: number;
}

/** Shorter strokes are taps: pixels of the screen. */
const shortestStroke = 6;

interface Strokes {
  frame: RefObject<HTMLDivElement | null>;
  page: OcrPage;
  lines: PageLine[];
  selected: ReadonlySet<number>;
  mode: 'select' | 'pan';
  onSelect: (words: number[]) => void;
  onPut: () => void;
}

/** Chooses words by a rectangle drawn around them or by a tap on their line, or moves the picture. */
export function useStrokes({ frame, page, lines, selected, mode, onSelect, onPut }: Strokes) {
  const [stroke, setStroke] = useState<{ from: Point; to: Point } | null>(null);
  const pan = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

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

  return {
    /** The rectangle that is being drawn, in pixels of the page. */
    area: stroke && areaOf(stroke.from, stroke.to),
    listeners: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setStroke(null),
    },
  };
}

const areaOf = (one: Point, other: Point): Rectangle => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

const isInside = ({ x, y }: Point, { left, top, right, bottom }: Rectangle): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
