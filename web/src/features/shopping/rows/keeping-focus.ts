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
