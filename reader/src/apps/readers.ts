import { anylist } from './anylist/read-anylist.ts';
import type { AppReader } from './app-reader.ts';
import { bigoven } from './bigoven/read-bigoven.ts';
import { bookmarks } from './bookmarks/read-bookmarks.ts';
import { chowdown } from './chowdown/read-chowdown.ts';
import { cooklang } from './cooklang/read-cooklang.ts';
import { cookmate } from './cookmate/read-cookmate.ts';
import { cookn } from './cookn/read-cookn.ts';
import { copymethat } from './copymethat/read-copymethat.ts';
import { crouton } from './crouton/read-crouton.ts';
import { table } from './csv/read-table.ts';
import { evernote } from './evernote/read-evernote.ts';
import { gourmet } from './gourmet/read-gourmet.ts';
import { grocy } from './grocy/read-grocy.ts';
import { kitchenowl } from './kitchenowl/read-kitchenowl.ts';
import { krecipes } from './krecipes/read-krecipes.ts';
import { pepperplate, saffron } from './labelled-text/read-labelled-text.ts';
import { larder } from './larder/read-larder.ts';
import { livingcookbook } from './livingcookbook/read-livingcookbook.ts';
import { macgourmet } from './macgourmet/read-macgourmet.ts';
import { markdown } from './markdown/read-markdown.ts';
import { mastercookText } from './mastercook/read-mastercook-text.ts';
import { mastercookXml } from './mastercook/read-mastercook-xml.ts';
import { mealie } from './mealie/read-mealie.ts';
import { mealmaster } from './mealmaster/read-mealmaster.ts';
import { mela } from './mela/read-mela.ts';
import { myrecipebox } from './myrecipebox/read-myrecipebox.ts';
import { nextcloud } from './nextcloud/read-nextcloud.ts';
import { nowyourecooking } from './nowyourecooking/read-nowyourecooking.ts';
import { paprika } from './paprika/read-paprika.ts';
import { plantoeat } from './plantoeat/read-plantoeat.ts';
import { recipekeeper } from './recipekeeper/read-recipekeeper.ts';
import { recipeml } from './recipeml/read-recipeml.ts';
import { recipesage } from './recipesage/read-recipesage.ts';
import { rezkonv } from './rezkonv/read-rezkonv.ts';
import { schema } from './schema/read-schema.ts';
import { tandoor } from './tandoor/read-tandoor.ts';
import { text } from './text/read-text.ts';
import { umami } from './umami/read-umami.ts';
import { urlList } from './url-list/read-url-list.ts';
import { webPages } from './web-pages/read-web-pages.ts';
import { word } from './word/read-word.ts';

/** All of them; where several know a file, the surest reads it. */
export const readers: readonly AppReader[] = [
  anylist,
  bigoven,
  bookmarks,
  chowdown,
  cooklang,
  cookmate,
  cookn,
  copymethat,
  crouton,
  evernote,
  gourmet,
  grocy,
  kitchenowl,
  krecipes,
  larder,
  livingcookbook,
  macgourmet,
  markdown,
  mastercookText,
  mastercookXml,
  mealie,
  mealmaster,
  mela,
  myrecipebox,
  nextcloud,
  nowyourecooking,
  paprika,
  pepperplate,
  plantoeat,
  recipekeeper,
  recipeml,
  recipesage,
  rezkonv,
  saffron,
  schema,
  table,
  tandoor,
  text,
  umami,
  urlList,
  webPages,
  word,
];
