import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines, to standard output unless another place is named. Secrets never reach them: headers are not logged, and known names are masked. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization', 'cookie', '*.cookie'],
        censor: '[masked]',
      },
    },
    destination,
  );
