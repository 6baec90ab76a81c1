import type { InstructionSection, Step } from '../../recipe.ts';
import { withoutNumber } from '../fields/step-numbers.ts';
import type { ScoredRow } from './score-rows.ts';

/** In letters and digits: a shorter step is hardly two of them, and a shorter piece hardly a step. */
const shortestStep = 60;
const shortestPiece = 12;

/** A method of more steps has been parted by whoever wrote the data, on purpose. */
const mostLumps = 2;

/** The steps that a page tells one by one, where its data has their very words in one piece. */
export function stepsApart(sections: InstructionSection[], rows: ScoredRow[]): InstructionSection[] {
  if (sections.flatMap((section) => section.steps).length > mostLumps) return sections;
  const told = rowsOfWords(rows);
  return sections.map((section) => ({ ...section, steps: section.steps.flatMap((step) => apart(step, told)) }));
}

interface Told {
  text: string;
  letters: string;
}

function rowsOfWords(rows: ScoredRow[]): Told[] {
  return rows
    .map((row) => ({ text: row.text, letters: lettersOf(withoutNumber(row.text, 0)) }))
    .filter(({ letters }) => !/^\d{0,2}$/.test(letters));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function apart(step: Step, rows: Told[]): Step[] {
  const letters = lettersOf(step.text);
  if (letters.length < shortestStep) return [step];
  for (const [at, { letters: first }] of rows.entries()) {
    if (!letters.startsWith(first) || first.length < shortestPiece) continue;
    const pieces = piecesFrom(at, letters, rows);
    if (pieces && areSteps(pieces)) return pieces.map((text, nth) => (nth === 0 ? { ...step, text } : { text }));
  }
  return [step];
}

/** The rows from one on that together say exactly this; null where they do not. */
function piecesFrom(from: number, letters: string, rows: Told[]): string[] | null {
  const pieces: string[] = [];
  let said = 0;
  for (let at = from; said < letters.length; at++) {
    const row = rows[at];
    if (!row || !letters.startsWith(row.letters, said)) return null;
    said += row.letters.length;
    pieces.push(withoutNumber(row.text, pieces.length + 1));
  }
  return pieces;
}

/** A line that breaks inside its sentences is one step. */
function areSteps(pieces: string[]): boolean {
  const ended = pieces.slice(0, -1).filter((text) => /[.!?:;。！？…)]["”»’']?$/u.test(text));
  return pieces.length > 1 && ended.length >= (pieces.length - 1) * 0.7;
}
