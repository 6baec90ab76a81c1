import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines to standard output. Secrets never reach them: headers are not logged, and known names are masked. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization', 'cookie', '*.cookie'],
      censor: '[masked]',
    },
  });
