import type { AppReader } from './app-reader.ts';
import { chowdown } from './chowdown/read-chowdown.ts';
import { copymethat } from './copymethat/read-copymethat.ts';
import { table } from './csv/read-table.ts';
import { gourmet } from './gourmet/read-gourmet.ts';
import { krecipes } from './krecipes/read-krecipes.ts';
import { livingcookbook } from './livingcookbook/read-livingcookbook.ts';
import { macgourmet } from './macgourmet/read-macgourmet.ts';
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
import { recipeml } from './recipeml/read-recipeml.ts';
import { rezkonv } from './rezkonv/read-rezkonv.ts';
import { schema } from './schema/read-schema.ts';
import { tandoor } from './tandoor/read-tandoor.ts';
import { urlList } from './url-list/read-url-list.ts';

/** All of them; where several know a file, the surest reads it. */
export const readers: readonly AppReader[] = [
  chowdown,
  copymethat,
  gourmet,
  krecipes,
  livingcookbook,
  macgourmet,
  mastercookText,
  mastercookXml,
  mealie,
  mealmaster,
  mela,
  myrecipebox,
  nextcloud,
  nowyourecooking,
  paprika,
  plantoeat,
  recipeml,
  rezkonv,
  schema,
  table,
  tandoor,
  urlList,
];
