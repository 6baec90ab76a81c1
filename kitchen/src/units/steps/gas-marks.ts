import type { MeasuringSystem } from '../shown-in.ts';
import { isSaidBeside } from './statements.ts';
import { temperaturesSaid } from './temperatures.ts';

/** British gas marks as cookbooks give them: the mark, °C, °F. */
const marks: Readonly<Record<string, readonly [celsius: number, fahrenheit: number]>> = {
  '¼': [110, 225],
  '½': [130, 250],
  '1': [140, 275],
  '2': [150, 300],
  '3': [170, 325],
  '4': [180, 350],
  '5': [190, 375],
  '6': [200, 400],
  '7': [220, 425],
  '8': [230, 450],
  '9': [240, 475],
  '10': [260, 500],
};

const mark = '(10|[1-9]|[¼½]|1/4|1/2)';
/** "Turn on the gas 5 minutes before" is no mark. */
const inGas = new RegExp(
  `(?<![\\p{L}\\p{N}])gas(?:\\s+mark)?\\s*${mark}(?:\\s*(?:[-–]|to)\\s*${mark})?(?![\\p{L}\\p{N}¼½]|[.,/]\\d|[\\s-]*(?:min|hour|sec|burner|ring|time))`,
  'giu',
);

/** "Gas mark 4 (180 °C)": the mark stays for whoever has its dial. Where a temperature is said beside it, nothing is added. */
export function gasMarksIn(system: MeasuringSystem, text: string): string {
  const temperatures = temperaturesSaid(text);
  return text.replace(inGas, (found: string, low: string, high: string | undefined, start: number) => {
    if (isSaidBeside(text, { start, end: start + found.length }, temperatures)) return found;
    const degrees = [low, high].flatMap((number) => (number ? [degreesOf(system, number)] : []));
    return `${found} (${degrees.join('–')}\u00a0°${system === 'metric' ? 'C' : 'F'})`;
  });
}

function degreesOf(system: MeasuringSystem, number: string): string {
  const [celsius = '', fahrenheit = ''] = marks[number.replace('1/4', '¼').replace('1/2', '½')] ?? [];
  return String(system === 'metric' ? celsius : fahrenheit);
}
