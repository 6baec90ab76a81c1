import type { LadderUnit } from '@larder/kitchen/units';
import { type MessageKey, t } from '../../../../lib/messages/index.ts';

const words = {
  milliliter: 'unit.milliliter',
  liter: 'unit.liter',
  gram: 'unit.gram',
  kilogram: 'unit.kilogram',
  millimeter: 'unit.millimeter',
  centimeter: 'unit.centimeter',
  teaspoon: 'unit.teaspoon',
  tablespoon: 'unit.tablespoon',
  cup: 'unit.cup',
  quart: 'unit.quart',
  ounce: 'unit.ounce',
  pound: 'unit.pound',
  inch: 'unit.inch',
} as const satisfies Record<LadderUnit, MessageKey>;

/** The name of a unit beside so many of it. */
export const unitWord = (unit: LadderUnit, count: number): string => t(words[unit], { count });
