import { recognise } from '../box/recognise.ts';
import type { Beginning } from '../use-import-flow.ts';
import type { Caught } from './import-request.ts';

/** Shorter words are no recipe, and stay in the box. */
const fewestLines = 3;

/** How the dialog begins with what was dropped or pasted: what is clear is read at once. */
export function beginningOf({ text, files }: Caught): Beginning {
  if (files.length > 0) return { files };
  const recognised = recognise(text);
  switch (recognised.kind) {
    case 'nothing':
      return {};
    case 'link':
      return { text, sources: [recognised] };
    case 'links':
      return { links: recognised.urls };
    case 'text':
      if (text.trim().split('\n').length < fewestLines) return { text };
  }
  return { text, sources: [{ ...recognised, kind: 'words' }] };
}
