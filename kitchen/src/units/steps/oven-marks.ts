import type { MeasuringSystem } from '../shown-in.ts';
import { isSaidBeside } from './statements.ts';
import { temperaturesSaid } from './temperatures.ts';

type Degrees = readonly [celsius: number, fahrenheit: number];

/** Numbers on the dials of a country's ovens, and what its cookbooks say they are. */
interface Dial {
  readonly marks: Readonly<Record<string, Degrees>>;
  /** Finds a mark, or two as the ends of a range. */
  readonly said: RegExp;
}

/** "Turn on the gas 5 minutes before" is no mark. */
const isTime = '(?![\\p{L}\\p{N}¼½]|[.,/]\\d|[\\s-]*(?:min|hour|sec|burner|ring|time|heure|std|stunde))';
const saidBy = (names: string, mark: string, to: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})\\s*(${mark})(?:\\s*(?:${to})\\s*(${mark}))?${isTime}`, 'giu');

const british: Dial = {
  marks: {
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
  },
  said: saidBy('gas(?:\\s+mark)?', '10|[1-9]|[¼½]|1/4|1/2', '[-–]|to'),
};

/** The "Stufen" of German gas ovens, 25 degrees apart. */
const german: Dial = {
  marks: { '1': [150, 300], '2': [175, 350], '3': [200, 400], '4': [225, 425], '5': [250, 475], '6': [275, 525] },
  said: saidBy('gas(?:herd|ofen)?[\\s:,-]{0,2}stufe', '[1-6]', '[-–/]|bis'),
};

/** The French thermostat, 30 degrees a number. */
const french: Dial = {
  marks: {
    '1': [30, 85],
    '2': [60, 140],
    '3': [90, 200],
    '4': [120, 250],
    '5': [150, 300],
    '6': [180, 350],
    '7': [210, 410],
    '8': [240, 465],
    '9': [270, 520],
    '10': [300, 570],
  },
  said: saidBy('thermostat(?:\\s+n°)?|th\\.?', '10|[1-9]', '[-–/]|à|ou'),
};

/** "Gas mark 4 (180 °C)": the mark stays for whoever has its dial. Where a temperature is said beside it, nothing is added. */
export function ovenMarksIn(system: MeasuringSystem, text: string): string {
  return [german, british, french].reduce(
    (shown, { marks, said }) =>
      shown.replace(said, (found: string, low: string, high: string | undefined, start: number) => {
        if (isSaidBeside(shown, { start, end: start + found.length }, temperaturesSaid(shown))) return found;
        const degrees = [low, high].flatMap((mark) => (mark ? [degreesOf(system, marks, mark)] : []));
        return `${found} (${degrees.join('–')}\u00a0°${system === 'metric' ? 'C' : 'F'})`;
      }),
    text,
  );
}

function degreesOf(system: MeasuringSystem, marks: Dial['marks'], mark: string): string {
  const [celsius = '', fahrenheit = ''] = marks[mark.replace('1/4', '¼').replace('1/2', '½')] ?? [];
  return String(system === 'metric' ? celsius : fahrenheit);
}
