import type { Cookbook, PickedRecipe } from '@larder/contract';
import { kinds } from './cookbook-kinds.ts';
import { type Rules, readRules, writeRules } from './edit/cookbook-rules.ts';

/** A book while it is edited; its organizers by their names. */
export interface CookbookDraft {
  name: string;
  description: string;
  public: boolean;
  categories: string[];
  tags: string[];
  tools: string[];
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  rules: Rules;
  /** It was made elsewhere without any rule, and so holds all recipes as long as none is chosen. */
  everything: boolean;
  picked: PickedRecipe[];
  months: number[];
}

export const newDraft = (name: string): CookbookDraft => ({
  name,
  description: '',
  public: false,
  categories: [],
  tags: [],
  tools: [],
  requireAllCategories: true,
  requireAllTags: true,
  requireAllTools: true,
  rules: { foods: [], rest: '' },
  everything: false,
  picked: [],
  months: [],
});

const namesOf = (organizers: readonly { name: string }[]) => organizers.map(({ name }) => name);

/** @param userId whose favorites are meant by “mine” */
export const draftOf = (book: Cookbook, userId: string): CookbookDraft => {
  const draft = {
    name: book.name,
    description: book.description,
    public: book.public,
    categories: namesOf(book.categories),
    tags: namesOf(book.tags),
    tools: namesOf(book.tools),
    requireAllCategories: book.requireAllCategories,
    requireAllTags: book.requireAllTags,
    requireAllTools: book.requireAllTools,
    rules: readRules(book.queryFilterString, userId),
    picked: book.picked,
    months: book.months,
  };
  return { ...draft, everything: holdsEverything(book) };
};

/** A book that asks for nothing, which clients of older servers take for all recipes. */
const holdsEverything = (book: Cookbook): boolean =>
  book.byRules && book.queryFilterString === '' && kinds.every((kind) => book[kind].length === 0);

/** Whether anything is chosen that recipes could fit. */
export const hasRules = (draft: CookbookDraft, userId: string): boolean =>
  kinds.some((kind) => draft[kind].length > 0) || writeRules(draft.rules, userId) !== '';

const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** What decides which recipes fall in, as the server takes it. */
export const filterOf = (draft: CookbookDraft, userId: string) => ({
  categories: named(draft.categories),
  tags: named(draft.tags),
  tools: named(draft.tools),
  requireAllCategories: draft.requireAllCategories,
  requireAllTags: draft.requireAllTags,
  requireAllTools: draft.requireAllTools,
  queryFilterString: writeRules(draft.rules, userId),
  byRules: draft.everything || hasRules(draft, userId),
  picked: draft.picked.map(({ id }) => id),
});

export const sentOf = (draft: CookbookDraft, userId: string) => ({
  ...filterOf(draft, userId),
  name: draft.name.trim(),
  description: draft.description.trim(),
  public: draft.public,
  months: draft.months,
});
