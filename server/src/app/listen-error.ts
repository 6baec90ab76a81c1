import type { Settings } from '../platform/settings/index.ts';

type Address = Pick<Settings, 'API_HOST' | 'API_PORT'>;

/** Nothing can listen at the address of the settings: says why, and the remedy. */
export class ListenError extends Error {
  constructor(cause: unknown, address: Address) {
    super(reasons[Object(cause).code]?.(address) ?? String(cause), { cause });
  }
}

const reasons: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ API_PORT }) =>
    `Port ${API_PORT} is in use already, perhaps by Larder itself. End what uses it, or choose another one with API_PORT.`,
  EACCES: ({ API_PORT }) => `Port ${API_PORT} may not be used by this user. Choose one above 1023 with API_PORT.`,
  EADDRNOTAVAIL: ({ API_HOST }) => `This machine has no address ${API_HOST}. Correct API_HOST.`,
};
