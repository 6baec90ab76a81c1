import { findDurations } from '@larder/kitchen';
import type { InstructionSection, Step } from '../../recipe.ts';
import { sectionOf } from '../../words/section-words.ts';

const stepWords =
  'step|schritt|étape|etape|paso|passo|stap|steg|trinn|trin|vaihe|krok|шаг|lépés|korak|adım|βήμα|pas|стъпка|крок';
const numbered = new RegExp(
  `^(?:(?:${stepWords})\\s*)?\\d{1,2}\\s*[.):/–-]\\s*(?=\\p{L})|^(?:${stepWords})\\s*\\d{1,2}[.:)]?\\s*`,
  'iu',
);

/** "1️⃣" */
const keycap = /^(?:(?:\d\ufe0f?\u20e3)+|\u{1f51f})\s*(?=\p{L})/u;

/** "2 시간 20 분" */
const longestTime = 12;

/**
 * "1. Peel" and "Step 2: Boil" without their number, which the list shows anyway; "2 Boil" only as the second step, since
 * "2 Stunden ruhen lassen" needs its number.
 */
export function withoutNumber(text: string, place: number): string {
  const bare = /^(\d{1,2})\s+(?=\p{Lu}|\p{Lo})/u.exec(text);
  if (bare && Number(bare[1]) === place && findDurations(text.slice(0, longestTime))[0]?.start !== 0)
    return text.slice(bare[0].length).trim();
  return text.replace(keycap, '').replace(numbered, '').trim();
}

const onlyNumber = new RegExp(`^(?:${stepWords})\\s*\\d{1,2}\\s*[.:)]?$`, 'iu');
/** "Step 2" alone, above or before what is to be done. */
export function isStepNumber(text: string): boolean {
  return onlyNumber.test(text);
}

const named = new RegExp(`^(?:${stepWords})\\s*\\d{1,2}\\s*[.:)–-]\\s*(?=\\p{L})`, 'iu');
const counted = /^(\d{1,2})\s*[.)]\s+(?=\p{L})/u;

/**
 * A method as data holds it, without "Step 2" before or between its steps, the heading of the method as its first step, and
 * numbers that count its steps, which notes may follow.
 */
export function withoutStepNumbers(sections: InstructionSection[]): InstructionSection[] {
  const steps = sections.flatMap((section) => section.steps);
  const numbers = steps.flatMap(({ text }) => Number(counted.exec(text)?.[1] ?? 0) || []);
  const isMost =
    numbers.length >= steps.length / 2 || steps.slice(0, numbers.length).every(({ text }) => counted.test(text));
  const areCounted = numbers.length >= 2 && isMost && numbers.every(isNext);
  const bare = (step: Step): Step => ({
    ...step,
    text: step.text
      .replace(keycap, '')
      .replace(named, '')
      .replace(areCounted ? counted : '', ''),
  });
  const isStep = (step: Step) => !onlyNumber.test(step.text) && step !== headingOf(steps);
  return sections
    .map((section) => ({ ...section, steps: section.steps.filter(isStep).map(bare) }))
    .filter((section) => section.steps.length > 0);
}

/** Numbers go up by one, and begin again in each section. */
function isNext(number: number, at: number, numbers: number[]): boolean {
  return number === (numbers[at - 1] ?? 0) + 1 || (number === 1 && at > 0);
}

function headingOf(steps: Step[]): Step | undefined {
  const [first] = steps;
  return first && steps.length > 1 && first.text.endsWith(':') && sectionOf(first.text) === 'method'
    ? first
    : undefined;
}
