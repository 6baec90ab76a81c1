export interface Line {
  /** Tells lines apart. */
  text: string;
  time: string | undefined;
  level: 'debug' | 'info' | 'warn' | 'error';
  /** The part of the server that tells it. */
  part: string;
  message: string;
  /** The part of the rest that tells most, such as why something failed. */
  gist: string | undefined;
  /** What it says besides. */
  more: [name: string, value: string][];
}

/** What of a line tells most, the best first. */
const telling = ['err.message', 'problem', 'task', 'address'];

const levelOf = (level: unknown): Line['level'] => {
  const severity = typeof level === 'number' ? level : 30;
  if (severity >= 50) return 'error';
  if (severity >= 40) return 'warn';
  return severity >= 30 ? 'info' : 'debug';
};

/** A line of the log; one that is no JSON is its own message. */
export const readLine = (text: string): Line => {
  try {
    const { level, time, msg, part, ...more } = JSON.parse(text) as Record<string, unknown>;
    const parts = Object.entries(more).flatMap(([name, value]) => valuesOf(name, value));
    return {
      text,
      time: typeof time === 'string' ? time : undefined,
      level: levelOf(level),
      part: typeof part === 'string' ? part : '',
      message: typeof msg === 'string' ? msg : '',
      gist: telling.map((name) => parts.find(([part]) => part === name)?.[1]).find(Boolean),
      more: parts,
    };
  } catch {
    return { text, time: undefined, level: 'info', part: '', message: text, gist: undefined, more: [] };
  }
};

/** An error is told with all its parts. */
const valuesOf = (name: string, value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, asText(inner)])
    : [[name, asText(value)]];

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
