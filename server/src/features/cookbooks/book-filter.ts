import {
  type Cookbook,
  type CookbookFilter,
  errorStatus,
  type OrganizerKind,
  type OrganizerReference,
} from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { knownOrganizers } from '../organizers/index.ts';
import { type RecipeFilter, recipeFilter } from '../recipes/index.ts';

/** What decides which recipes fall into a book. */
export interface BookFilter {
  category: string[];
  tag: string[];
  tool: string[];
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  queryFilterString: string;
  byRules: boolean;
  /** Ids of recipes that belong to it anyway, in their order. */
  picked: string[];
}

const idsOf = (organizers: { id: string }[]): string[] => organizers.map(({ id }) => id);

/** What a book asks for, as it is kept. */
export const filterOf = (book: Cookbook): BookFilter => ({
  category: idsOf(book.categories),
  tag: idsOf(book.tags),
  tool: idsOf(book.tools),
  requireAllCategories: book.requireAllCategories,
  requireAllTags: book.requireAllTags,
  requireAllTools: book.requireAllTools,
  queryFilterString: book.queryFilterString,
  byRules: book.byRules,
  picked: idsOf(book.picked),
});

/** A new book asks for all of what is chosen. */
export const emptyFilter: BookFilter = {
  category: [],
  tag: [],
  tool: [],
  requireAllCategories: true,
  requireAllTags: true,
  requireAllTools: true,
  queryFilterString: '',
  byRules: true,
  picked: [],
};

/**
 * The filter with the parts that are sent.
 * @throws AppError `organizer.not-found`, and `list.bad-filter` with the place in the filter
 */
export const sentFilter = async (db: GroupDatabase, before: BookFilter, sent: CookbookFilter): Promise<BookFilter> => {
  // A book over what is not there would be empty, so a name nobody knows is rather a mistake.
  const resolved = (kind: OrganizerKind, references: OrganizerReference[] | null | undefined) =>
    references ? knownOrganizers(db, kind, references) : before[kind];
  const filter = {
    category: await resolved('category', sent.categories),
    tag: await resolved('tag', sent.tags),
    tool: await resolved('tool', sent.tools),
    requireAllCategories: sent.requireAllCategories ?? before.requireAllCategories,
    requireAllTags: sent.requireAllTags ?? before.requireAllTags,
    requireAllTools: sent.requireAllTools ?? before.requireAllTools,
    queryFilterString: sent.queryFilterString?.trim() ?? before.queryFilterString,
    byRules: sent.byRules ?? before.byRules,
    picked: sent.picked ? await presentRecipes(db, sent.picked) : before.picked,
  };
  refuseUnreadable(db, filter);
  return filter;
};

const presentRecipes = async (db: GroupDatabase, ids: string[]): Promise<string[]> => {
  const wanted = [...new Set(ids)];
  const present = await presentIds(db, 'recipes', wanted);
  return wanted.filter((id) => present.has(id));
};

/** What a book is saved with is a value of its body, unlike the filter of a list. */
const refuseUnreadable = (db: GroupDatabase, filter: BookFilter): void => {
  try {
    toRecipeFilter(db, filter);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError(cause.code, cause.values, { cause, more: cause.more, status: errorStatus['request.invalid'] });
  }
};

/** The same as a condition on recipes. @throws AppError when its text is no filter */
export const toRecipeFilter = (db: GroupDatabase, filter: BookFilter): RecipeFilter =>
  recipeFilter(db, {
    organizers: [
      { ids: filter.category, requireAll: filter.requireAllCategories },
      { ids: filter.tag, requireAll: filter.requireAllTags },
      { ids: filter.tool, requireAll: filter.requireAllTools },
    ],
    queryFilter: filter.queryFilterString,
    byRules: filter.byRules,
    picked: filter.picked,
  });
