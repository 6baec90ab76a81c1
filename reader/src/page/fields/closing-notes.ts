import type { InstructionSection, RecipeNote, Step } from '../../recipe.ts';
import { isFarewell, isWishOnly } from '../../words/farewell-words.ts';
import { labelOf } from '../../words/note-words.ts';

const footnote = /^(?:\*{1,3}|[†‡¹²³])\s*(?=[\p{L}"“„«])/u;
const labelled = /^([^:|–—]{2,40}?)\s*[:|–—]\s*(.*)$/su;

/** What follows the last step of a method, apart: "Note: …", "Tip | …", footnotes, and what the writer says to who reads it. */
export function notesApart(sections: InstructionSection[]): { sections: InstructionSection[]; notes: RecipeNote[] } {
  const steps = sections.flatMap((section) => section.steps);
  const first = firstNote(steps);
  if (first === steps.length) return { sections, notes: [] };
  const kept = new Set(steps.slice(0, first));
  return {
    sections: sections
      .map((section) => ({ ...section, steps: section.steps.filter((step) => kept.has(step)) }))
      .filter((section) => section.steps.length > 0),
    notes: steps.slice(first).flatMap(noteOf),
  };
}

/** Where the notes begin that a method ends with; nothing but a note may follow, and a step must stand before. */
function firstNote(steps: Step[]): number {
  const marked = steps.filter(({ text }) => footnote.test(text)).length;
  const areBullets = marked > steps.length * 0.4;
  const isNote = (text: string, before: string) =>
    (footnote.test(text) && !areBullets) || hasLabel(text) || isLabel(before) || isFarewell(text);
  let first = steps.length;
  while (first > 1 && isNote(steps[first - 1]?.text ?? '', steps[first - 2]?.text ?? '')) first--;
  return first;
}

function hasLabel(text: string): boolean {
  return labelOf(labelled.exec(text)?.[1] ?? '') === 'notes';
}

function isLabel(text: string): boolean {
  return labelled.exec(text)?.[2] === '' && hasLabel(text);
}

function noteOf({ text }: Step): RecipeNote[] {
  if (isLabel(text) || isWishOnly(text)) return [];
  const [, title = '', words = ''] = labelled.exec(text) ?? [];
  return hasLabel(text) ? [{ title, text: words }] : [{ title: null, text: text.replace(footnote, '') }];
}
