import { locale } from '../../../../lib/messages/index.ts';
import type { Line } from './measured-line.ts';
import { measuringPreference, shownLine } from './shown-line.ts';
import { useUnits } from './use-units.ts';

/** Lines at a scale, in the units that this person reads. */
export function useShownLines(scale: number) {
  const [{ measuring }] = measuringPreference.use();
  const units = useUnits(measuring !== 'original' || scale !== 1);
  return (line: Line) => shownLine(line, { scale, measuring, units });
}

/** Steps with their temperatures and lengths in the units that this person reads. */
export function useShownSteps() {
  const [{ measuring }] = measuringPreference.use();
  const units = useUnits(measuring !== 'original');
  return (text: string) => (units && measuring !== 'original' ? units.stepIn(measuring, text, locale()) : text);
}
