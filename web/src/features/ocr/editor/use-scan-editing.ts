import type { OcrGuess, Recipe } from '@larder/contract';
import { useState } from 'react';
import {
  changesOfDraft,
  type DraftLine,
  draftOfGuess,
  draftOfRecipe,
  ingredientsIn,
  isBlank,
  type ListField,
  type ScanDraft,
  stepsIn,
  type TextField,
} from './scan-draft.ts';

const joined = (before: string, text: string): string => (before.trim() === '' ? text : `${before.trim()}\n${text}`);

/** The fields beside the picture: first as the recipe has them, and filled by the guess where it has nothing. */
export function useScanEditing(recipe: Recipe, guess: OcrGuess | null) {
  const [draft, setDraft] = useState<ScanDraft>(() => draftOfRecipe(recipe));
  const [isTouched, setTouched] = useState(false);
  const [taken, setTaken] = useState<OcrGuess | null>(null);
  const [mayFill] = useState(() => isBlank(recipe));

  const fill = (guess: OcrGuess) => {
    // A language model is asked for the lists alone: what was read as notes stays.
    setDraft((now) => ({ ...draftOfGuess(guess), ...(guess.notes.length === 0 && { notes: now.notes }) }));
    setTaken(guess);
  };
  // As long as nobody has corrected anything, a reading in another language takes the place of the first.
  if (guess && guess !== taken && mayFill && !isTouched) fill(guess);

  const edit = (change: (draft: ScanDraft) => ScanDraft) => {
    setTouched(true);
    setDraft(change);
  };
  const writeText = (field: TextField, text: string) =>
    edit((draft) => ({ ...draft, [field]: text, confidence: { ...draft.confidence, [field]: 1 } }));
  const changeLines = (field: ListField, change: (lines: DraftLine[]) => DraftLine[]) =>
    edit((draft) => ({ ...draft, [field]: change(draft[field]) }));
  const writeNote = (index: number, text: string) =>
    edit((draft) => ({ ...draft, notes: draft.notes.map((note, at) => (at === index ? { ...note, text } : note)) }));
  /** Fields of one line take the words in place of theirs; a description goes on. */
  const putText = (field: TextField, text: string) =>
    writeText(field, field === 'description' ? joined(draft.description, text) : text.replaceAll('\n', ' '));
  const putLines = (field: ListField, text: string) =>
    changeLines(field, (lines) => [...lines, ...(field === 'ingredients' ? ingredientsIn(text) : stepsIn(text))]);

  return {
    draft,
    isDirty: isTouched || taken !== null,
    canFill: guess !== null && guess !== taken,
    fill: () => guess && fill(guess),
    changes: () => changesOfDraft(draft, recipe),
    writeText,
    writeNote,
    changeLines,
    putText,
    putLines,
  };
}
