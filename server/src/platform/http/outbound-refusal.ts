import { AppError } from '../errors/index.ts';
import type { OutboundError } from '../outbound/index.ts';

const notThere = new Set([404, 410]);
/** From here on the fault lies with the other server. */
const firstServerError = 500;

/** Clients of the peer's API look for this word. */
const connectionError = { details: 'CONNECTION_ERROR' };

/** Why something outside could not be fetched, as the caller is told it. */
export const outboundRefusal = (cause: OutboundError): AppError => {
  switch (cause.problem) {
    case 'bad-url':
      return new AppError('import.bad-address', {}, { cause });
    case 'blocked-address':
      return new AppError('import.blocked-address', {}, { cause });
    case 'timeout':
      return new AppError('import.timeout', {}, { cause });
    case 'too-large':
      return new AppError('import.too-large', {}, { cause });
    case 'connection':
    case 'too-many-redirects':
      return new AppError('import.unreachable', {}, { cause, more: connectionError });
    case 'status':
      if (cause.isRobotCheck) return new AppError('import.robot-check', {}, { cause });
      return new AppError(statusCode(cause.status ?? 0), { status: cause.status ?? 0 }, { cause });
  }
};

const statusCode = (status: number) => {
  if (notThere.has(status)) return 'import.not-found';
  return status >= firstServerError ? 'import.site-failed' : 'import.refused';
};
