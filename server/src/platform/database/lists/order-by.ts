import { attributePath } from './filter.ts';

export type Direction = 'asc' | 'desc';

export interface Order {
  /** An attribute through its relationships: `food.name` is `['food', 'name']`. */
  path: string[];
  direction: Direction;
  /** As it was written, for an error about an attribute that does not exist. */
  text: string;
}

const mostParts = 10;

/** An `orderBy` of which a part cannot be understood. */
export class OrderByError extends Error {
  override readonly name = 'OrderByError';

  constructor(
    readonly statement: string,
    readonly part: string,
  ) {
    super(`Invalid order_by statement "${statement}": "${part}" is invalid`);
  }
}

/** Reads `name:asc, created_at:desc`; a part without a direction has the one given. Throws `OrderByError`. */
export function parseOrderBy(statement: string, orderDirection: Direction): Order[] {
  const parts = statement.split(',').map((part) => part.trim());
  const oneTooMany = parts[mostParts];
  if (oneTooMany !== undefined) throw new OrderByError(statement, oneTooMany);
  return parts.map((part) => readPart(part, orderDirection) ?? refuse(statement, part));
}

function readPart(text: string, orderDirection: Direction): Order | undefined {
  const [name = '', given = orderDirection, ...more] = text.split(':').map((piece) => piece.trim());
  const path = attributePath(name);
  const direction = given.toLowerCase();
  if (!path || more.length > 0 || (direction !== 'asc' && direction !== 'desc')) return undefined;
  return { path, direction, text: name };
}

function refuse(statement: string, part: string): never {
  throw new OrderByError(statement, part);
}
