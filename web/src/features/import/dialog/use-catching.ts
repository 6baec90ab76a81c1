import { useEffect, useState } from 'react';
import { droppedFiles } from '../../../lib/browser/dropped-files.ts';
import { openImport } from './import-request.ts';

/** Fields take what is pasted into them, and so does a dialog that is in front of the page. */
const isTakenElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

const carries = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list') ?? false;

/**
 * Opens the dialog with whatever is pasted or dropped anywhere on the page.
 * @param isWanted whether this page is one for it
 * @returns whether something is being dragged over the page
 */
export function useCatching(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, act, { signal: stop.signal });
    // A card or a picture of the page itself that is dragged is none of ours.
    let isOwn = false;
    listen('dragstart', () => {
      isOwn = true;
    });
    listen('dragend', () => {
      isOwn = false;
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || isTakenElsewhere(event.target) || (files.length === 0 && text.trim() === ''))
        return;
      event.preventDefault();
      openImport({ text, files });
    });
    listen('dragover', (event) => {
      if (isOwn || !carries(event)) return;
      // Otherwise the browser would leave the page for what is dropped.
      event.preventDefault();
      setOver(!isTakenElsewhere(null));
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (isOwn || !carries(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (isTakenElsewhere(null)) return;
      const text = event.dataTransfer?.getData('text/uri-list') || event.dataTransfer?.getData('text/plain') || '';
      void droppedFiles(event.dataTransfer).then((files) => openImport({ text: withoutComments(text), files }));
    });
    return () => {
      stop.abort();
      setOver(false);
    };
  }, [isWanted]);
  return isOver;
}

/** A list of addresses may have lines that speak of them. */
const withoutComments = (list: string) =>
  list
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .join('\n');
