import type { AppReader } from './app-reader.ts';
import { chowdown } from './chowdown/read-chowdown.ts';
import { copymethat } from './copymethat/read-copymethat.ts';
import { table } from './csv/read-table.ts';
import { mealie } from './mealie/read-mealie.ts';
import { mealmaster } from './mealmaster/read-mealmaster.ts';
import { mela } from './mela/read-mela.ts';
import { myrecipebox } from './myrecipebox/read-myrecipebox.ts';
import { nextcloud } from './nextcloud/read-nextcloud.ts';
import { paprika } from './paprika/read-paprika.ts';
import { plantoeat } from './plantoeat/read-plantoeat.ts';
import { rezkonv } from './rezkonv/read-rezkonv.ts';
import { schema } from './schema/read-schema.ts';
import { tandoor } from './tandoor/read-tandoor.ts';
import { urlList } from './url-list/read-url-list.ts';

/** All of them; where several know a file, the surest reads it. */
export const readers: readonly AppReader[] = [
  chowdown,
  copymethat,
  mealie,
  mealmaster,
  mela,
  myrecipebox,
  nextcloud,
  paprika,
  plantoeat,
  rezkonv,
  schema,
  table,
  tandoor,
  urlList,
];
