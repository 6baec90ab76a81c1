import type { Cookbook } from '@larder/contract';

export const kinds = ['categories', 'tags', 'tools'] as const;
export type Kind = (typeof kinds)[number];

export const requireAllOf = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
} as const satisfies Record<Kind, keyof Cookbook>;

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
  queryFilterString: string;
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
  queryFilterString: '',
});

const namesOf = (organizers: readonly { name: string }[]) => organizers.map(({ name }) => name);

export const draftOf = (book: Cookbook): CookbookDraft => ({
  name: book.name,
  description: book.description,
  public: book.public,
  categories: namesOf(book.categories),
  tags: namesOf(book.tags),
  tools: namesOf(book.tools),
  requireAllCategories: book.requireAllCategories,
  requireAllTags: book.requireAllTags,
  requireAllTools: book.requireAllTools,
  queryFilterString: book.queryFilterString,
});

const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** What decides which recipes fall in, as the server takes it. */
export const filterOf = (draft: CookbookDraft) => ({
  categories: named(draft.categories),
  tags: named(draft.tags),
  tools: named(draft.tools),
  requireAllCategories: draft.requireAllCategories,
  requireAllTags: draft.requireAllTags,
  requireAllTools: draft.requireAllTools,
  queryFilterString: draft.queryFilterString,
});

export const sentOf = (draft: CookbookDraft) => ({
  ...filterOf(draft),
  name: draft.name.trim(),
  description: draft.description.trim(),
  public: draft.public,
});
