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
  const isChecked = row?.matches('[data-checked]');
  const rows = [...document.querySelectorAll<HTMLLIElement>(isChecked ? 'li[data-checked]' : 'li[data-item]')];
  take();
  if (!row) return;
  const at = rows.indexOf(row);
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()].find(({ isConnected }) => isConnected);
    const box = next?.querySelector('input');
    if (box) box.focus();
    else focusHeading();
  });
}
