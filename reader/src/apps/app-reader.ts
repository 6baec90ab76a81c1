import type { AppRecipe } from './app-recipe.ts';
import type { OpenedFile } from './sent-file.ts';

/** The programs whose files are read, by the name that they have on the wire and in reports. */
export type AppName = (typeof appNames)[number];

export const appNames = [
  'anylist',
  'bigoven',
  'bookmarks',
  'chowdown',
  'cooklang',
  'cookmate',
  'cookn_dsv',
  'copymethat',
  'crouton',
  'evernote',
  'gourmet',
  'grocy',
  'kitchenowl',
  'krecipes',
  'larder',
  'livingcookbook',
  'macgourmet',
  'markdown',
  'mastercook_text',
  'mastercook_xml',
  'mealie_alpha',
  'mealmaster',
  'mela',
  'myrecipebox',
  'nextcloud',
  'nowyourecooking',
  'paprika',
  'pepperplate',
  'plantoeat',
  'recipekeeper',
  'recipeml',
  'recipesage',
  'rezkonv',
  'saffron',
  'schema',
  'table',
  'tandoor',
  'text',
  'umami',
  'url_list',
  'web_pages',
  'word',
] as const;

/**
 * Reads the files of one app. A recipe begins at one file, which says whose it is by its content; what belongs to it, such as pictures,
 * is found around that file.
 */
export interface AppReader {
  app: AppName;
  /**
   * How sure it is, from 0 to 1, that recipes of this app begin at a file: 1 where nothing else looks like that, 0.5 where a file
   * of another app may look the same. The name of a file says little: people rename them. Must not throw, and is quick.
   */
  recognise(file: OpenedFile): number;
  /** Its recipes, in the order of the file. A recipe that cannot be read throws nothing: what there is of it is given. */
  read(file: OpenedFile): AsyncIterable<AppRecipe> | Iterable<AppRecipe>;
}
