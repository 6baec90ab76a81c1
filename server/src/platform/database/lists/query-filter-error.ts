export type QueryFilterProblem =
  // What the text itself shows.
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'too-many-comparisons'
  | 'unbalanced-parentheses'
  | 'unclosed-quote'
  | 'attribute-expected'
  | 'operator-expected'
  | 'value-expected'
  | 'list-expected'
  | 'null-expected'
  | 'joint-expected'
  // What only those know who know the attributes.
  | 'unknown-attribute'
  | 'not-a-relationship'
  | 'not-a-text'
  | 'invalid-uuid'
  | 'invalid-date'
  | 'invalid-number';

/** A filter that cannot be understood, and where: `at` counts characters from 0, `piece` is what stands there. */
export class QueryFilterError extends Error {
  override readonly name = 'QueryFilterError';

  constructor(
    readonly problem: QueryFilterProblem,
    readonly at: number,
    readonly piece: string,
  ) {
    super(`${explanations[problem]} at ${at}${piece && `: ${piece}`}`);
  }
}

/** For the log; people get the words of their language by the problem. */
const explanations: Record<QueryFilterProblem, string> = {
  empty: 'the filter is empty',
  'too-long': 'the filter is too long',
  'too-deep': 'too many parentheses inside each other',
  'too-many-comparisons': 'too many comparisons',
  'unbalanced-parentheses': 'parentheses are unbalanced',
  'unclosed-quote': 'a quote is not closed',
  'attribute-expected': 'an attribute is expected',
  'operator-expected': 'an operator is expected',
  'value-expected': 'a value is expected',
  'list-expected': 'a list of values in [ and ] is expected',
  'null-expected': 'IS can only be used with NULL',
  'joint-expected': 'AND or OR is expected',
  'unknown-attribute': 'there is no such attribute',
  'not-a-relationship': 'the attribute has only one value',
  'not-a-text': 'LIKE can only be used with a text',
  'invalid-uuid': 'this is no id',
  'invalid-date': 'this is no date',
  'invalid-number': 'this is no number',
};
