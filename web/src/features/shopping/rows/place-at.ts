/** Where a row comes that is let go. */
export interface RowPlace {
  aisle: string;
  /** Among the other rows of the aisle. */
  to: number;
  /** A line that shows it, in px of the window. */
  line: { top: number; left: number; width: number };
}

/** The place at a height of the window; aisles are named by `data-aisle`, rows by `data-item`. */
export function placeAt(root: Element, dragged: string, y: number): RowPlace | null {
  let nearest: { aisle: HTMLElement; distance: number } | undefined;
  for (const aisle of root.querySelectorAll<HTMLElement>('[data-aisle]')) {
    const { top, bottom } = aisle.getBoundingClientRect();
    const distance = Math.max(top - y, y - bottom, 0);
    if (!nearest || distance < nearest.distance) nearest = { aisle, distance };
  }
  if (!nearest) return null;
  const rows = [...nearest.aisle.querySelectorAll<HTMLElement>('[data-item]')].filter(
    ({ dataset }) => dataset.item !== dragged,
  );
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const below = boxes.findIndex(({ top, height }) => y < top + height / 2);
  const to = below < 0 ? boxes.length : below;
  const { left, width, bottom } = nearest.aisle.getBoundingClientRect();
  const top = boxes[to]?.top ?? boxes.at(-1)?.bottom ?? bottom;
  return { aisle: nearest.aisle.dataset.aisle ?? '', to, line: { top, left, width } };
}
