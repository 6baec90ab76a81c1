import { relativeMoment } from '@larder/kitchen';

/** Answers what an attribute of something is: one value, or those of all things that it is related to. */
export type ValuesOf<Item> = (item: Item, attribute: string) => (string | number | null)[] | undefined;

type Test<Item> = (item: Item) => boolean;

/** Somebody asks for what only the server knows. */
class UnknownFilter extends Error {}

const pattern = /\s*(<>|<=|>=|[=<>()[\],]|"(?:[^"\\]|\\.)*"|[^\s=<>()[\],"]+)/y;

/** Reads the filters that this application sends, which are a part of what the server understands. */
export function readFilter<Item>(text: string, valuesOf: ValuesOf<Item>): Test<Item> {
  const tokens = tokensOf(text);
  const take = () => tokens.shift() ?? '';
  const isNext = (word: string) => tokens[0]?.toLowerCase() === word;
  const takes = (word: string) => isNext(word) && take() !== '';

  const either = (): Test<Item> => {
    const parts = [all()];
    while (takes('or')) parts.push(all());
    return (item) => parts.some((part) => part(item));
  };
  const all = (): Test<Item> => {
    const parts = [one()];
    while (takes('and')) parts.push(one());
    return (item) => parts.every((part) => part(item));
  };
  const one = (): Test<Item> => {
    if (!takes('(')) return comparison();
    const inner = either();
    if (!takes(')')) throw new UnknownFilter(text);
    return inner;
  };
  const comparison = (): Test<Item> => {
    const attribute = take();
    const values = (item: Item) => {
      const found = valuesOf(item, attribute);
      if (!found) throw new UnknownFilter(attribute);
      return found.filter((value) => value !== null);
    };
    if (takes('is')) {
      const isNegated = takes('not');
      if (!takes('null')) throw new UnknownFilter(text);
      return (item) => values(item).length > 0 === isNegated;
    }
    if (takes('in')) {
      const listed = new Set(list());
      return (item) => values(item).some((value) => listed.has(String(value)));
    }
    const compare = comparators[take()];
    if (!compare) throw new UnknownFilter(text);
    const wanted = momentOr(plain(take()));
    return (item) => values(item).some((value) => compare(order(value, wanted)));
  };
  const list = (): string[] => {
    const found: string[] = [];
    for (let token = take(); token !== ']'; token = take()) {
      if (token === '') throw new UnknownFilter(text);
      if (token !== '[' && token !== ',') found.push(plain(token));
    }
    return found;
  };

  const test = either();
  if (tokens.length > 0) throw new UnknownFilter(text);
  return test;
}

function tokensOf(text: string): string[] {
  const cut = new RegExp(pattern);
  const tokens: string[] = [];
  for (let match = cut.exec(text); match; match = cut.exec(text)) tokens.push(match[1] ?? '');
  return tokens;
}

const plain = (token: string) => (token.startsWith('"') ? token.slice(1, -1).replace(/\\(["\\])/g, '$1') : token);

const momentOr = (text: string): string => relativeMoment(text, new Date())?.toISOString() ?? text;

const order = (value: string | number, wanted: string): number => {
  if (typeof value === 'number') return value - Number(wanted);
  return value === wanted ? 0 : value < wanted ? -1 : 1;
};

const comparators: Record<string, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};
