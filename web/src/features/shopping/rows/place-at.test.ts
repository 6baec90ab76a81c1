// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { placeAt } from './place-at.ts';

/** Aisles below each other, with rows of 50 px below a heading of as much. */
function page(aisles: Record<string, string[]>): HTMLElement {
  const root = document.createElement('div');
  let y = 0;
  const box = (height: number) => {
    const [top, left, width] = [y, 10, 300];
    return () => ({ top, left, width, height, bottom: top + height, right: left + width, x: left, y: top }) as DOMRect;
  };
  for (const [name, items] of Object.entries(aisles)) {
    const aisle = root.appendChild(document.createElement('section'));
    aisle.dataset.aisle = name;
    aisle.getBoundingClientRect = box(50 + 50 * items.length);
    y += 50;
    for (const id of items) {
      const row = aisle.appendChild(document.createElement('li'));
      row.dataset.item = id;
      row.getBoundingClientRect = box(50);
      y += 50;
    }
    y += 20;
  }
  return root;
}

const root = page({ dairy: ['milk', 'eggs'], bakery: ['bread'] });

test.each([
  [60, 'eggs', 'dairy', 0],
  [90, 'eggs', 'dairy', 1],
  [90, 'milk', 'dairy', 0],
  [149, 'milk', 'dairy', 1],
  [175, 'milk', 'bakery', 0],
  [900, 'milk', 'bakery', 1],
  [-50, 'bread', 'dairy', 0],
])('at %d px, %s comes into %s at %d', (y, dragged, aisle, to) => {
  expect(placeAt(root, dragged, y)).toMatchObject({ aisle, to });
});
