import type { ListLabel } from '@larder/contract';
import type { ViewedItem } from './sync/list-view.ts';

const byAisle = (items: ViewedItem[], settings: ListLabel[]): [name: string | null, items: ViewedItem[]][] => {
  const none = items.filter(({ label }) => !settings.some(({ labelId }) => labelId === label?.id));
  const aisles = settings.map(({ label }): [string, ViewedItem[]] => [
    label.name,
    items.filter((item) => item.label?.id === label.id),
  ]);
  const all: [string | null, ViewedItem[]][] = [[null, none], ...aisles];
  return all.filter(([, items]) => items.length > 0);
};

/** A line an item, with the aisles in brackets. */
export const asText = (items: ViewedItem[], settings: ListLabel[]): string =>
  byAisle(items, settings)
    .map(([name, items]) => [...(name ? [`[${name}]`] : []), ...items.map(({ display }) => display)].join('\n'))
    .join('\n\n');

/** A box an item, with the aisles as headings. */
export const asMarkdown = (items: ViewedItem[], settings: ListLabel[]): string =>
  byAisle(items, settings)
    .map(([name, items]) =>
      [...(name ? [`# ${name}`, ''] : []), ...items.map(({ display }) => `- [ ] ${display}`)].join('\n'),
    )
    .join('\n\n');
