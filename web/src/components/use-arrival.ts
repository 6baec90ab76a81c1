import { useEffect, useRef, useState } from 'react';

/**
 * False on the first drawing of a component that is loaded by the click that asks for it, true from then on. What opens
 * after it was there closed remembers where the focus was, and gives it back.
 */
export function useArrived(): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  return arrived;
}

/**
 * For a Mantine menu or popover in `OnDemand`: opens as soon as it has come, from its own target, which has taken the place of
 * the button that asked for it. `<Menu {...menu}>`, and `ref={target}` on the button in `Menu.Target`.
 */
export function useOpenOnArrival() {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, onChange] = useState(false);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    onChange(true);
  }, []);
  return { target, menu: { opened, onChange } };
}
