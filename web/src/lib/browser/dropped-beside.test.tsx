import { expect, test } from 'vitest';
import { stayForDroppedFiles } from './dropped-files.ts';

test('the page stays for a file that nothing takes, and leaves fields their own', () => {
  stayForDroppedFiles();
  const field = document.createElement('input');
  const place = document.createElement('div');
  document.body.append(field, place);
  const isKept = (on: Element, name: string, types: string[]) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
    return !on.dispatchEvent(event);
  };
  expect([isKept(place, 'dragover', ['Files']), isKept(place, 'drop', ['Files'])]).toEqual([true, true]);
  expect([isKept(field, 'drop', ['Files']), isKept(place, 'drop', ['text/plain'])]).toEqual([false, false]);
});
