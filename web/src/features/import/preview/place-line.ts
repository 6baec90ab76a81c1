import { type Line, newNote, type PreviewDraft } from './preview-draft.ts';

/** The fields into which a line can be put, in the order in which they are offered. */
export const places = ['notes', 'description', 'ingredients', 'instructions'] as const;
export type Place = (typeof places)[number];

/** Puts a line that stands in no field into one, behind what is there. */
export function placeLine(draft: PreviewDraft, { id, text }: Line, place: Place): Partial<PreviewDraft> {
  const unplaced = draft.unplaced.filter((line) => line.id !== id);
  switch (place) {
    case 'notes':
      return { unplaced, notes: [...draft.notes, { ...newNote('', text), id }] };
    case 'description':
      return { unplaced, description: [draft.description.trim(), text].filter(Boolean).join('\n') };
    default:
      return { unplaced, [place]: [...draft[place], { id, kind: 'line', text } satisfies Line] };
  }
}

/** Takes a line out: it is left behind. */
export function leaveOut(draft: PreviewDraft, { id }: Line): Partial<PreviewDraft> {
  return { unplaced: draft.unplaced.filter((line) => line.id !== id) };
}

/** Takes back where a line went, or that it was left out: it is where it was among the others. */
export function takeBack(draft: PreviewDraft, line: Line, index: number, place: Place | null): Partial<PreviewDraft> {
  const unplaced = draft.unplaced.toSpliced(Math.min(index, draft.unplaced.length), 0, line);
  const others = <One extends { id: string }>(all: One[]) => all.filter(({ id }) => id !== line.id);
  switch (place) {
    case null:
      return { unplaced };
    case 'notes':
      return { unplaced, notes: others(draft.notes) };
    case 'description': {
      const { description } = draft;
      const end = description.endsWith(line.text) ? description.length - line.text.length : description.length;
      return { unplaced, description: description.slice(0, end).trimEnd() };
    }
    default:
      return { unplaced, [place]: others(draft[place]) };
  }
}
