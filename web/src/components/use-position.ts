import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where the list begins on the page, and how wide it is, kept up to date. */
export function usePosition(list: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState(() => ({
    windowWidth: window.innerWidth,
    width: Math.min(window.innerWidth, 1560),
    top: 0,
  }));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = { windowWidth: window.innerWidth, width: box.width, top: Math.round(box.top + window.scrollY) };
      setPosition((now) =>
        now.top === next.top && now.width === next.width && now.windowWidth === next.windowWidth ? now : next,
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return position;
}
