import type { EventPayload, EventType, NotifierEvent } from '@larder/contract';
import type { DomainEvent } from '../../platform/database/index.ts';

/** What programs are told of an event, beside its type. */
export type EventDocument = { documentType: string; operation: 'info' | 'create' | 'update' | 'delete' } & Record<
  string,
  unknown
>;

/** What people are told it is about. */
export interface About {
  subject: string;
  /** Of a recipe that it leads to, and that has to be one that all of the household see. */
  recipe?: { id: string; slug: string };
  /** Found out when it is sent. */
  listId?: string;
  userId?: string;
  failure?: EventPayload<'backup.failed'>;
}

export interface Told extends About {
  event: NotifierEvent;
  document: EventDocument;
}

type Tell<Type extends EventType> = (payload: EventPayload<Type>) => Told;
type Catalogue = { [Type in EventType]?: Tell<Type> };

const operations = { created: 'create', updated: 'update', deleted: 'delete', restored: 'create' } as const;
type What = keyof typeof operations;
const whats = ['created', 'updated', 'deleted', 'restored'] as const;

const eventOf = { created: 'Created', updated: 'Updated', deleted: 'Deleted', restored: 'Created' } as const;

const recipe =
  (what: What) =>
  ({ id, slug, name }: EventPayload<'recipe.created'>): Told => ({
    event: `recipe${eventOf[what]}`,
    subject: name,
    recipe: { id, slug },
    document: { documentType: 'recipe', operation: operations[what], recipeSlug: slug },
  });

/** What belongs to the history of a recipe changes the recipe. */
const timeline =
  (what: What) =>
  ({ id, recipeId, recipeSlug }: EventPayload<'timeline-event.created'>): Told => ({
    event: 'recipeUpdated',
    subject: recipeSlug,
    recipe: { id: recipeId, slug: recipeSlug },
    document: {
      documentType: 'recipe_timeline_event',
      operation: operations[what],
      recipeSlug,
      recipeTimelineEventId: id,
    },
  });

const named =
  (kind: 'cookbook' | 'tag' | 'category' | 'shoppingList', documentType: string, key: string) =>
  (what: What) =>
  ({ id, name }: { id: string; name: string }): Told => ({
    event: `${kind}${eventOf[what]}`,
    subject: name,
    document: { documentType, operation: operations[what], [key]: id },
  });

const items =
  (what: What) =>
  ({ listId, ids }: EventPayload<'shopping-item.created'>): Told => ({
    event: 'shoppingListUpdated',
    subject: '',
    listId,
    document: {
      documentType: 'shopping_list_item',
      operation: operations[what],
      shoppingListId: listId,
      shoppingListItemIds: ids,
    },
  });

/** One entry of the catalogue for each of the ways in which something changes. */
const ofAll = <Kind extends string, Run>(kind: Kind, tell: (what: What) => Run): Record<`${Kind}.${What}`, Run> =>
  // The compiler does not see which names a template makes.
  Object.fromEntries(whats.map((what) => [`${kind}.${what}`, tell(what)])) as Record<`${Kind}.${What}`, Run>;

/** Of which events notifiers tell, and how. */
const catalogue: Catalogue = {
  ...ofAll('recipe', recipe),
  ...ofAll('timeline-event', timeline),
  ...ofAll('cookbook', named('cookbook', 'cookbook', 'cookbookId')),
  ...ofAll('tag', named('tag', 'tag', 'tagId')),
  ...ofAll('category', named('category', 'category', 'categoryId')),
  ...ofAll('shopping-list', named('shoppingList', 'shopping_list', 'shoppingListId')),
  'shopping-item.created': items('created'),
  'shopping-item.updated': items('updated'),
  'shopping-item.deleted': items('deleted'),
  'mealplan-entry.created': ({ id, date, recipeId, recipeName, recipeSlug }) => ({
    event: 'mealplanEntryCreated',
    subject: recipeName === null ? date : `${recipeName}, ${date}`,
    ...(recipeId !== null && recipeSlug !== null && { recipe: { id: recipeId, slug: recipeSlug } }),
    document: { documentType: 'mealplan', operation: 'create', mealplanId: id, recipeId, recipeName, recipeSlug, date },
  }),
  'user.created': ({ id, username }) => ({
    event: 'userSignup',
    subject: username,
    userId: id,
    document: { documentType: 'user', operation: 'create', username },
  }),
  'report.finished': ({ id, category }) => ({
    event: category === 'migration' ? 'dataMigrations' : 'dataImport',
    subject: '',
    document: { documentType: 'recipe_bulk_report', operation: 'create', reportId: id },
  }),
  'backup.failed': (failure) => ({
    event: 'backupFailed',
    subject: '',
    failure,
    document: { documentType: 'generic', operation: 'info' },
  }),
  'export.finished': () => ({
    event: 'dataExport',
    subject: '',
    document: { documentType: 'generic', operation: 'info' },
  }),
};

// The keys of the catalogue are types of events.
export const toldTypes = Object.keys(catalogue) as EventType[];

export const toldOf = ({ type, payload }: DomainEvent): Told | undefined => {
  const tell = catalogue[type] as ((payload: unknown) => Told) | undefined;
  return tell?.(payload);
};
