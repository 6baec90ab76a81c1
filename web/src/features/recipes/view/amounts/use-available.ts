import type { Ingredient } from '@larder/contract';
import { readQuantity, toNumber } from '@larder/kitchen';
import { wordBeside } from '@larder/kitchen/units/reading';
import { useState } from 'react';
import { locale, type MessageKey } from '../../../../lib/messages/index.ts';
import { largestScale } from '../../recipe-search.ts';
import type { Available } from '../use-scale.ts';
import { measuredLine } from './measured-line.ts';
import { type ChosenUnit, factorFor, unitsFor } from './needed-amount.ts';
import { amountText, type ShownLine } from './shown-line.ts';
import { unitWord } from './unit-word.ts';
import { useUnits } from './use-units.ts';

export interface AvailableEntry {
  readonly text: string;
  readonly unit: ChosenUnit;
  /** The units in which it may be said, and what they are called. */
  readonly choices: readonly ChosenUnit[];
  readonly nameOf: (unit: ChosenUnit) => string;
  readonly food: string;
  /** False while the tables of units are on their way. */
  readonly isReady: boolean;
  /** What is written, understood, or why it is not. */
  readonly outcome: { readonly available: Available } | { readonly problem: MessageKey };
  readonly write: (text: string) => void;
  readonly choose: (unit: ChosenUnit) => void;
}

/** A list of units is in the plural. */
const several = 2;

/** How much somebody has of what a line asks for, as they write it; at first as much as is shown. */
export function useAvailable(line: Ingredient, shown: ShownLine): AvailableEntry {
  const units = useUnits(true);
  const choices = units ? unitsFor(line, units) : [];
  const [text, write] = useState(shown.quantity);
  const [wanted, choose] = useState<ChosenUnit>(shown.broughtTo ?? 'own');
  const food = measuredLine(line)?.food || shown.food || shown.note;
  const unit = choices.includes(wanted) ? wanted : 'own';
  const nameBeside = (choice: ChosenUnit, count: number) =>
    choice === 'own' ? wordBeside(shown.written.unit, count) : unitWord(choice, count);

  const outcomeOf = (): AvailableEntry['outcome'] => {
    const factor = units ? factorFor(line, text, unit, units) : null;
    if (!factor) return { problem: 'recipe.amounts.unreadable' };
    if (factor > largestScale || factor < 1 / largestScale) return { problem: 'recipe.amounts.too-far' };
    const hasOwnUnit = /\p{L}/u.test(text);
    const count = readQuantity(text.trim(), 0, locale())?.quantity.high;
    const name = nameBeside(unit, count ? toNumber(count) : 1);
    const amount = hasOwnUnit ? text.trim() : amountText({ quantity: text.trim(), unit: name });
    return { available: { factor, amount, food } };
  };
  const nameOf = (choice: ChosenUnit) => nameBeside(choice, several);
  return { text, unit, choices, nameOf, food, isReady: Boolean(units), outcome: outcomeOf(), write, choose };
}
