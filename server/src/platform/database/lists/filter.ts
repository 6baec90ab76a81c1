import { attributeNames } from '../../../compatibility/index.ts';

/** A value as it was written, without its quotes, and where. */
export interface FilterValue {
  text: string;
  at: number;
  /** Behind its last character, or its closing quote. */
  end: number;
}

/** An attribute through its relationships: `recipeCategory.id` is `['recipeCategory', 'id']`. */
export interface Attribute {
  path: string[];
  text: string;
  at: number;
}

export type Comparator = '=' | '<>' | '>' | '<' | '>=' | '<=';

export type Filter =
  | { kind: 'and'; parts: Filter[] }
  | { kind: 'or'; parts: Filter[] }
  | { kind: 'compare'; attribute: Attribute; comparator: Comparator; value: FilterValue }
  | { kind: 'null'; attribute: Attribute; isNegated: boolean }
  /** One of the values; none of an empty list. */
  | { kind: 'in'; attribute: Attribute; isNegated: boolean; values: FilterValue[] }
  /** `%` is any text, `_` any character. */
  | { kind: 'like'; attribute: Attribute; isNegated: boolean; value: FilterValue }
  /** The first relationship of the path has each of the values. */
  | { kind: 'contains-all'; attribute: Attribute; values: FilterValue[] };

const largestDepth = 6;

/** `recipe_category.group_id` and `recipeCategory.groupId` as `['recipeCategory', 'groupId']`; nothing for what is no attribute. */
export const attributePath = (text: string): string[] | undefined => {
  const names = text.split('.');
  if (names.length > largestDepth || !names.every((name) => /^[a-z][a-z0-9_]{0,63}$/i.test(name))) return undefined;
  return attributeNames(names);
};
