import { focusHeading } from '../../../lib/screen/focus-heading.ts';

/** Moves a row; it loses the focus to nothing where it gets another place on the page, and has it again afterwards. */
export function keepingFocus(move: () => void): void {
  const focused = document.activeElement;
  const id = focused?.closest<HTMLElement>('[data-item]')?.dataset.item;
  move();
  if (!(focused instanceof HTMLElement) || id === undefined) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
    const again = focused.isConnected
      ? focused
      : rows.find(({ dataset }) => dataset.item === id)?.querySelector('input');
    if (again instanceof HTMLElement) again.focus();
  });
}

/** Takes a row off its list; the focus goes on to the row after it, to the one before the end, or else to the heading. */
export function passingFocusOn(take: () => void): void {
  const row = document.activeElement?.closest('li');
  const list = row?.closest('main') ?? document;
  const kind = row?.matches('[data-checked]') ? 'li[data-checked]' : 'li[data-item]';
  const rows = [...list.querySelectorAll<HTMLElement>(kind)];
  const at = rows.findIndex((one) => one === row);
  take();
  if (at < 0) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()].find(({ isConnected }) => isConnected);
    const box = next?.querySelector('input');
    if (box) box.focus();
    else focusHeading();
  });
}
