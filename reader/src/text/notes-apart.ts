import { hasFacts, readFacts } from '../page/visible/facts.ts';
import type { RecipeNote } from '../recipe.ts';
import { type Label, labelOf } from '../words/note-words.ts';
import { looksLikeFood, type ScoredTextRow } from './score-text.ts';
import { standsAlone } from './text-rows.ts';

export interface LabelledParts {
  notes: RecipeNote[];
  tags: string[];
  categories: string[];
  /** The rows that are none of these. */
  rest: ScoredTextRow[];
}

interface Labelled {
  label: Label;
  title: string;
  /** What stands behind the label in its line; empty where the label heads what is below. */
  text: string;
}

/** "Notes: will keep", blocks below "Tips" or "Anmerkungen", tags and categories, each taken out of the rows of a text. */
export function notesApart(rows: ScoredTextRow[]): LabelledParts {
  const parts: LabelledParts = { notes: [], tags: [], categories: [], rest: [] };
  let hasIngredients = false;
  for (let at = 0; at < rows.length; ) {
    const row = rows[at];
    const labelled = row && labelledIn(row);
    if (!row || !labelled) {
      if (row) parts.rest.push(row);
      hasIngredients ||= row !== undefined && (row.section === 'ingredients' || looksLikeFood(row));
      at++;
      continue;
    }
    const end = labelled.text === '' ? endOfBlock(rows, at + 1, hasIngredients) : endOfRemark(rows, at, labelled);
    const lines = rows.slice(at + 1, end).map(({ written }) => written);
    if (labelled.text === '' && lines.length === 0) parts.rest.push(row);
    else put(parts, labelled, labelled.text === '' ? lines : [labelled.text, ...lines]);
    at = end;
  }
  return parts;
}

function put(parts: LabelledParts, { label, title }: Labelled, lines: string[]): void {
  if (label === 'notes') parts.notes.push({ title, text: lines.join('\n') });
  else parts[label].push(...lines.flatMap(namesIn));
}

const namesIn = (line: string): string[] =>
  line
    .split(/[,;#|、]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Between a label and what it says. */
const separators = [':', '：', ' – ', ' — ', ' - '];

function labelledIn({ text }: ScoredTextRow): Labelled | null {
  const whole = labelOf(text.replace(/[:：]$/, ''));
  if (whole) return { label: whole, title: text.replace(/[:：]$/, '').trim(), text: '' };
  const [at, length] = separators
    .map((sign) => [text.indexOf(sign), sign.length] as const)
    .filter(([index]) => index > 0)
    .sort(([a], [b]) => a - b)[0] ?? [0, 0];
  const title = text.slice(0, at).trim();
  const label = labelOf(title);
  return label && { label, title, text: text.slice(at + length).trim() };
}

const ends = (row: ScoredTextRow): boolean =>
  row.section !== null || (row.heading !== null && row.heading < standsAlone) || labelledIn(row) !== null;

/** "Serves 4" right below a remark is no part of it. */
const isFact = (row: ScoredTextRow): boolean => hasFacts(readFacts([row])) && !/[.!?]$/.test(row.text);

/** A block below a heading goes on until the next one, or until the ingredients begin that no heading announces. */
function endOfBlock(rows: ScoredTextRow[], from: number, hasIngredients: boolean): number {
  const isList = rows[from]?.isListItem;
  const end = rows.findIndex((row, at) => {
    if (at < from) return false;
    if (ends(row)) return true;
    if (!row.opensBlock || at === from || hasIngredients) return false;
    return looksLikeFood(row) && !isList;
  });
  return end < 0 ? rows.length : end;
}

/** A remark that begins a block has the rest of it; one between other lines has its own line alone, as names have. */
function endOfRemark(rows: ScoredTextRow[], at: number, { label }: Labelled): number {
  if (label !== 'notes' || !rows[at]?.opensBlock || rows[at]?.isListItem) return at + 1;
  const end = rows.findIndex(
    (row, other) => other > at && (row.opensBlock || row.isListItem || ends(row) || isFact(row)),
  );
  return end < 0 ? rows.length : end;
}
