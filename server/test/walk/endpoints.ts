import { contract, type Endpoint } from '@larder/contract';
import { pathsOf } from '../../src/compatibility/index.ts';

export interface Walked {
  /** Feature and name in the contract: `users.change`. */
  name: string;
  endpoint: Endpoint;
  /** One of its addresses. */
  path: string;
}

const endsSession = ({ name }: Walked) => ['sessions.endOthers', 'auth.logOut'].indexOf(name);

/** Every endpoint of the contract at each of its addresses; what ends the session of its caller comes last. */
export const everyEndpoint: Walked[] = Object.entries(contract)
  .flatMap(([feature, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
      pathsOf(endpoint).map((path) => ({ name: `${feature}.${name}`, endpoint, path })),
    ),
  )
  .toSorted((one, other) => endsSession(one) - endsSession(other));

/** Parts of an address that stand for a thing, each as the address up to there: `/users/{}/favorites/{}`. */
export const thingsIn = (path: string): string[] => {
  const pieces = path.split(/\{\w+\}/);
  return pieces.slice(1).map((_, at) => `${pieces.slice(0, at + 1).join('{}')}{}`);
};

/** The address with a value in each place. */
export const filled = (path: string, values: string[]): string => {
  const left = [...values];
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''));
};
