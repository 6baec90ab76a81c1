import { plainLines, plainText } from '../../html/plain-text.ts';
import { collapse } from '../../html/text-of.ts';
import type { InstructionSection, Step } from '../../recipe.ts';
import { withoutStepNumbers } from '../fields/step-numbers.ts';
import { type Graph, hasType } from './graph.ts';
import { schemaPictures } from './images.ts';
import { isObject, type Json, type JsonObject, listOf } from './json.ts';
import { stepsOfOneSize } from './second-size.ts';

/** Lists may refer to themselves many times over: a method is read up to this many parts. */
const mostParts = 5000;

/** The method in any of the shapes that schema.org's `recipeInstructions` has on real pages. */
export function readInstructions(value: Json | undefined, graph: Graph, baseUrl: string): InstructionSection[] {
  const sections: InstructionSection[] = [];
  const open = (name: string | null): InstructionSection => {
    const section = { name, steps: [] };
    sections.push(section);
    return section;
  };
  readInto(value, graph, null, { open, partsLeft: mostParts, baseUrl }, 0);
  return inOneSize(withoutStepNumbers(withoutLump(sections)));
}

/** A method that is one single step, told apart by its own numbers and by breaks that left no blank behind: "brown.Add the onion". */
function withoutLump(sections: InstructionSection[]): InstructionSection[] {
  const [section] = sections;
  const [step] = section?.steps ?? [];
  if (!section || !step || sections.length > 1 || section.steps.length > 1) return sections;
  const [first, ...rest] = splitNumbered(step.text, true).flatMap((part) => part.split(lostBreak));
  return [{ ...section, steps: [{ ...step, text: first ?? step.text }, ...rest.map((text) => ({ text }))] }];
}

const lostBreak = /(?<=\p{Ll}[.!?])(?=\p{Lu}\p{Ll})/u;

function inOneSize(sections: InstructionSection[]): InstructionSection[] {
  const [only] = sections;
  if (!only || sections.length > 1) return sections;
  const end = stepsOfOneSize(only.steps.map(({ text }) => text));
  return end === null ? sections : [{ ...only, steps: only.steps.slice(0, end) }];
}

interface Progress {
  open: (name: string | null) => InstructionSection;
  partsLeft: number;
  baseUrl: string;
}

function readInto(
  value: Json | undefined,
  graph: Graph,
  current: InstructionSection | null,
  progress: Progress,
  depth: number,
) {
  let section = current;
  for (const item of graph.list(value)) {
    if (depth > 6 || --progress.partsLeft < 0) return;
    if (typeof item === 'string') {
      section ??= progress.open(null);
      addSteps(section, stepsOfText(item));
    } else if (isObject(item)) {
      const parts = item.itemListElement ?? item.steps ?? (isNumbered(item) ? Object.values(item) : undefined);
      const isSection =
        hasType(item, /^HowToSection$/i) || (parts !== undefined && hasType(item, /^(?:ItemList|HowTo)$/i));
      if (isSection || (parts !== undefined && !hasType(item, /^HowToStep$/i))) {
        const name = plainText(textIn(item.name));
        const within = name === '' ? (section ?? progress.open(null)) : progress.open(name);
        readInto(parts ?? item.text ?? item.description, graph, within, progress, depth + 1);
        section = name === '' ? within : null;
      } else {
        section ??= progress.open(null);
        addSteps(section, stepsOfObject(item, graph, progress.baseUrl));
      }
    }
  }
}

/** One by one: a hostile text has more lines than a call may have arguments. */
function addSteps(section: InstructionSection, steps: Step[]): void {
  for (const step of steps) section.steps.push(step);
}

function isNumbered(item: JsonObject): boolean {
  const keys = Object.keys(item);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
}

function textIn(value: Json | undefined): string {
  const first = listOf(value)[0];
  return typeof first === 'string' ? first : typeof first === 'number' ? String(first) : '';
}

function stepsOfObject(item: JsonObject, graph: Graph, baseUrl: string): Step[] {
  const name = plainText(textIn(item.name));
  const parts = graph
    .list(item.itemListElement)
    .map((part) => (isObject(part) ? textIn(part.text ?? part.name) : textIn(part)));
  const text = plainLines(textIn(item.text) || textIn(item.description) || parts.join('\n')).join('\n');
  const image = schemaPictures(item.image, graph, baseUrl)[0]?.address;
  const shown = image ? { image } : {};
  if (text === '') return name === '' ? [] : [{ text: name, ...shown }];
  return [repeats(name, text) ? { text, ...shown } : { name, text, ...shown }];
}

/** A step's name is often just the beginning of its text, or the number of the step. */
function repeats(name: string, text: string): boolean {
  const bare = name.replace(/(?<![\s.…])[\s.…]+$/, '').toLowerCase();
  return bare === '' || /^(?:\p{L}+\s*)?#?\d+[.:]?$/u.test(bare) || collapse(text).toLowerCase().startsWith(bare);
}

function stepsOfText(value: string): Step[] {
  return plainLines(value)
    .flatMap((line) => splitNumbered(line))
    .map((text) => ({ text }));
}

const numberMark =
  /(?<=^|[.!?):\s。！？])(\d{1,2})(?:[.)](?:\s+(?=\p{L})|(?=\p{Lu}\p{Ll}))|[.)、．]\s*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]))/gu;

/**
 * Parts "1. Peel. 2. Boil." where the numbers count up from the one that the line begins with; other lines stay whole. A lump
 * may say something before its first number.
 */
function splitNumbered(line: string, isLump = false): string[] {
  const parts: string[] = [];
  let from = 0;
  let expected: number | null = null;
  for (const mark of line.matchAll(numberMark)) {
    const start = mark.index;
    if (expected === null && start > 0 && !isLump) return [line];
    if (expected === null && isLump && mark[1] !== '1') continue;
    if (expected !== null && Number(mark[1]) !== expected) continue;
    if (start > 0) parts.push(line.slice(from, start).trim());
    from = mark.index + mark[0].length;
    expected = Number(mark[1]) + 1;
  }
  if (parts.length < (isLump ? 2 : 1)) return [line];
  return [...parts, line.slice(from).trim()].filter((part) => part !== '');
}
