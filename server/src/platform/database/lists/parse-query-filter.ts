import { type Attribute, attributePath, type Comparator, type Filter, type FilterValue } from './filter.ts';

import { type Token, tokensOf } from './filter-tokens.ts';
import { QueryFilterError, type QueryFilterProblem } from './query-filter-error.ts';

/** Room for a list of two hundred ids; more does not fit into an address anyway. */
const longestText = 8000;
const deepest = 20;
const mostComparisons = 100;

const comparators: readonly Comparator[] = ['=', '<>', '>', '<', '>=', '<='];

/**
 * Reads the language of `queryFilter`: comparisons joined by AND, which binds tighter, and OR, grouped by parentheses.
 * Keywords may be written in any case. Throws `QueryFilterError`, and nothing else.
 */
export function parseQueryFilter(text: string): Filter {
  if (text.length > longestText) throw new QueryFilterError('too-long', longestText, '');
  return new Parser(text, tokensOf(text)).parse();
}

class Parser {
  private next = 0;
  private depth = 0;
  private comparisons = 0;

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
  ) {}

  parse(): Filter {
    if (this.isEnd()) this.fail('empty');
    const filter = this.parseOr();
    if (this.isSign(')')) this.fail('unbalanced-parentheses');
    if (!this.isEnd()) this.fail('joint-expected');
    return filter;
  }

  private parseOr(): Filter {
    return this.parseJoined('or', () => this.parseJoined('and', () => this.parsePart()));
  }

  private parseJoined(kind: 'and' | 'or', parsePart: () => Filter): Filter {
    const first = parsePart();
    const parts = [first];
    while (this.takeWord(kind)) parts.push(parsePart());
    return parts.length === 1 ? first : { kind, parts };
  }

  private parsePart(): Filter {
    if (!this.isSign('(')) return this.parseComparison();
    const open = this.take();
    this.depth += 1;
    if (this.depth > deepest) this.fail('too-deep', open);
    const filter = this.parseOr();
    if (this.isEnd()) this.fail('unbalanced-parentheses', open);
    if (!this.isSign(')')) this.fail('joint-expected');
    this.take();
    this.depth -= 1;
    return filter;
  }

  private parseComparison(): Filter {
    const attribute = this.parseAttribute();
    this.comparisons += 1;
    if (this.comparisons > mostComparisons)
      throw new QueryFilterError('too-many-comparisons', attribute.at, attribute.text);

    const comparator = comparators.find((one) => this.isSign(one));
    if (comparator) {
      this.take();
      return { kind: 'compare', attribute, comparator, value: this.parseValue() };
    }
    if (this.takeWord('is')) return this.parseNull(attribute);
    if (this.takeWord('contains')) {
      if (!this.takeWord('all')) this.fail('operator-expected');
      return { kind: 'contains-all', attribute, values: this.parseList() };
    }
    const isNegated = this.takeWord('not');
    if (this.takeWord('in')) return { kind: 'in', attribute, isNegated, values: this.parseList() };
    if (this.takeWord('like')) return { kind: 'like', attribute, isNegated, value: this.parseValue() };
    return this.fail('operator-expected');
  }

  private parseAttribute(): Attribute {
    if (this.token.kind !== 'word' || this.isWord('and') || this.isWord('or')) this.fail('attribute-expected');
    const { text, at } = this.token;
    const path = attributePath(text) ?? this.fail('attribute-expected');
    this.take();
    return { path, text, at };
  }

  private parseNull(attribute: Attribute): Filter {
    const isNegated = this.takeWord('not');
    if (!this.takeWord('null') && !this.takeWord('none')) this.fail('null-expected');
    return { kind: 'null', attribute, isNegated };
  }

  private parseList(): FilterValue[] {
    const open = this.token;
    if (!this.isSign('[')) this.fail('list-expected');
    this.take();
    const values: FilterValue[] = [];
    while (!this.isSign(']')) {
      if (values.length > 0) {
        if (!this.isSign(',')) this.fail('list-expected', this.isEnd() ? open : this.token);
        this.take();
      }
      values.push(this.isEnd() ? this.fail('list-expected', open) : this.parseValue());
    }
    this.take();
    return values;
  }

  /** A quoted text, or all words up to the next sign, AND or OR: a date and a time need no quotes. */
  private parseValue(): FilterValue {
    const first = this.token;
    if (first.kind === 'quoted') {
      this.take();
      return { text: first.text, at: first.at, end: first.end };
    }
    let end = first.at;
    while (this.token.kind === 'word' && !this.isWord('and') && !this.isWord('or')) end = this.take().end;
    if (end === first.at) this.fail('value-expected');
    return { text: this.text.slice(first.at, end), at: first.at, end };
  }

  private get token(): Token {
    const token = this.tokens[this.next] ?? this.tokens.at(-1);
    return token ?? { kind: 'end', text: '', at: 0, end: 0 };
  }

  private take(): Token {
    const { token } = this;
    this.next += 1;
    return token;
  }

  private isEnd(): boolean {
    return this.token.kind === 'end';
  }

  private isSign(sign: string): boolean {
    return this.token.kind === 'sign' && this.token.text === sign;
  }

  private isWord(word: string): boolean {
    return this.token.kind === 'word' && this.token.text.toLowerCase() === word;
  }

  private takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.take();
    return true;
  }

  private fail(problem: QueryFilterProblem, token = this.token): never {
    throw new QueryFilterError(problem, token.at, this.text.slice(token.at, token.end));
  }
}
