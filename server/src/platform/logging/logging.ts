import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

const hidden = ['password', 'token', 'secret', 'apiKey', 'authorization', 'cookie', 'pass'];

/** Passwords within an address, and tokens behind it. */
const withoutSecrets = (line: string): string =>
  line
    .replace(/(:\/\/[^/:@\s"]{1,200}:)[^/:@\s"]{1,200}@/g, '$1[masked]@')
    .replace(/([?&](?:token|access_token|code|password)=)[^&\s"]+/g, '$1[masked]');

/** The same line into each of them. */
const intoAll = (places: DestinationStream[]): DestinationStream => ({
  write: (line) => {
    const masked = withoutSecrets(line);
    for (const place of places) place.write(masked);
  },
});

/** JSON lines, to standard output unless other places are named. Secrets never reach them: headers are not logged, and known names are masked. */
export const createLogger = (level: string, ...destinations: DestinationStream[]): Logger => {
  const places = destinations.length > 0 ? destinations : [pino.destination(1)];
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[masked]',
      },
    },
    intoAll(places),
  );
};
