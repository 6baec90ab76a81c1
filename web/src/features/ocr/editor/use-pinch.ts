import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** How far a picture can be enlarged. */
const largestZoom = 6;
const bounded = (zoom: number): number => Math.min(largestZoom, Math.max(1, zoom));

/** Doubles in some seven notches of a wheel, as maps do. */
const perWheelPixel = 0.001;

/**
 * Two fingers, or the wheel with Ctrl, enlarge what a frame shows around where they are; two fingers move it as well.
 * What is under them stays under them.
 */
export function usePinch(frame: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void) {
  const now = useRef({ zoom, onZoom });
  now.current = { zoom, onZoom };
  /** A point of the picture at zoom 1, and where in the frame it belongs. */
  const held = useRef<{ of: Point; at: Point } | null>(null);

  useLayoutEffect(() => {
    if (!held.current) return;
    scrollTo(frame.current, held.current, zoom);
    held.current = null;
  }, [frame, zoom]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const under = ({ x, y }: Point): Point => ({
      x: (element.scrollLeft + x) / now.current.zoom,
      y: (element.scrollTop + y) / now.current.zoom,
    });
    const show = (of: Point, at: Point, wanted: number) => {
      const next = bounded(wanted);
      if (next === now.current.zoom) return scrollTo(element, { of, at }, next);
      held.current = { of, at };
      now.current.onZoom(next);
    };

    const fingers = new Map<number, Point>();
    let pinch: { of: Point; distance: number; zoom: number } | null = null;
    const between = () => {
      const [one = { x: 0, y: 0 }, other = one] = fingers.values();
      return {
        at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
        distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
      };
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, inFrame(event));
      if (fingers.size !== 2) return;
      const { at, distance } = between();
      pinch = { of: under(at), distance, zoom: now.current.zoom };
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, inFrame(event));
      if (!pinch || fingers.size !== 2) return;
      const { at, distance } = between();
      show(pinch.of, at, (pinch.zoom * distance) / pinch.distance);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      pinch = null;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      // The browser would enlarge the whole page.
      event.preventDefault();
      const at = inFrame(event);
      show(under(at), at, now.current.zoom * Math.exp(-event.deltaY * perWheelPixel));
    };

    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => leaving.abort();
  }, [frame]);
}

const scrollTo = (frame: HTMLElement | null, { of, at }: { of: Point; at: Point }, zoom: number): void =>
  frame?.scrollTo(of.x * zoom - at.x, of.y * zoom - at.y);
