import type { AppName } from '../../src/apps/app-reader.ts';
import { anylistSample } from './anylist.ts';
import { chowdownSample } from './chowdown.ts';
import { cooklangSample } from './cooklang.ts';
import { cookmateSample } from './cookmate.ts';
import { cooknSample } from './cookn.ts';
import { copymethatSample } from './copymethat.ts';
import { croutonSample } from './crouton.ts';
import { grocySample } from './grocy.ts';
import { kitchenowlSample } from './kitchenowl.ts';
import { larderSample } from './larder.ts';
import {
  bigovenSample,
  bookmarksSample,
  evernoteSample,
  markdownSample,
  pepperplateSample,
  saffronSample,
  textSample,
  webPagesSample,
  wordSample,
} from './loose-files.ts';
import { mastercookTextSample } from './mastercook-text.ts';
import { mealieSample } from './mealie.ts';
import { mealmasterSample } from './mealmaster.ts';
import { melaSample } from './mela.ts';
import { nextcloudSample } from './nextcloud.ts';
import { nowyourecookingSample } from './nowyourecooking.ts';
import { paprikaSample } from './paprika.ts';
import { recipekeeperSample } from './recipekeeper.ts';
import { recipesageSample } from './recipesage.ts';
import { rezkonvSample } from './rezkonv.ts';
import { schemaSample } from './schema.ts';
import { myrecipeboxSample, plantoeatSample, tableSample, urlListSample } from './tables.ts';
import { tandoorSample } from './tandoor.ts';
import { umamiSample } from './umami.ts';
import {
  gourmetSample,
  krecipesSample,
  livingcookbookSample,
  macgourmetSample,
  mastercookXmlSample,
  recipemlSample,
} from './xml-apps.ts';

export type Files = Record<string, string | Uint8Array>;

/** Files of each app, in its likeness: a new one does not compile until it is here. */
export const samples: Record<AppName, Files> = {
  anylist: anylistSample,
  bigoven: bigovenSample,
  bookmarks: bookmarksSample,
  chowdown: chowdownSample,
  cooklang: cooklangSample,
  cookmate: cookmateSample,
  cookn_dsv: cooknSample,
  copymethat: copymethatSample,
  crouton: croutonSample,
  evernote: evernoteSample,
  gourmet: gourmetSample,
  grocy: grocySample,
  kitchenowl: kitchenowlSample,
  krecipes: krecipesSample,
  livingcookbook: livingcookbookSample,
  macgourmet: macgourmetSample,
  larder: larderSample,
  markdown: markdownSample,
  mastercook_text: mastercookTextSample,
  mastercook_xml: mastercookXmlSample,
  mealie_alpha: mealieSample,
  mealmaster: mealmasterSample,
  mela: melaSample,
  myrecipebox: myrecipeboxSample,
  nextcloud: nextcloudSample,
  nowyourecooking: nowyourecookingSample,
  paprika: paprikaSample,
  pepperplate: pepperplateSample,
  plantoeat: plantoeatSample,
  recipekeeper: recipekeeperSample,
  recipeml: recipemlSample,
  recipesage: recipesageSample,
  rezkonv: rezkonvSample,
  saffron: saffronSample,
  schema: schemaSample,
  table: tableSample,
  tandoor: tandoorSample,
  text: textSample,
  umami: umamiSample,
  url_list: urlListSample,
  web_pages: webPagesSample,
  word: wordSample,
};
